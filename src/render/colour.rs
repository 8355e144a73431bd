//! Colours as red, green and blue.

/// A colour; each part 0–255.
pub(super) type Rgb = [f32; 3];

/// Returns the colour between two: at share 0 the first, at 1 the second.
#[inline]
pub(super) fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    // Written out: `map` of an array is not inlined without link-time optimization, and this is called for each pixel.
    let part = |part: usize| from[part] + (to[part] - from[part]) * share;
    [part(0), part(1), part(2)]
}

/// Returns the colour that this light gives with a share of what is below it.
#[inline]
pub(super) fn over(light: Rgb, below: Rgb, share: f32) -> Rgb {
    let part = |part: usize| light[part] + below[part] * share;
    [part(0), part(1), part(2)]
}
