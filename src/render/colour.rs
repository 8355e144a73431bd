//! Colours as red, green and blue.

/// A colour; each part 0–255.
pub(super) type Rgb = [f32; 3];

/// Returns the colour between two: at share 0 the first, at 1 the second.
pub(super) fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    [0, 1, 2].map(|part| from[part] + (to[part] - from[part]) * share)
}
