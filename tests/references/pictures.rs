//! Comparison of pictures, pixel by pixel.

/// Red, green, blue.
type Pixel = [u8; 3];

/// Returns how much each pixel of two pictures so many pixels wide differs beside the ground, which shines through soft edges
/// as well: its grain is the column's in the still and another one in the GIF. Both are seen in the fourth row of pixels,
/// where every board is bare.
pub fn differences(gif: &[Pixel], still: &[Pixel], width: usize) -> Vec<u8> {
    assert_eq!(gif.len(), still.len());
    let bare = 4 * width..5 * width;
    let grounds: Vec<_> = gif[bare.clone()].iter().zip(&still[bare]).collect();
    let part = |(one, other): (&Pixel, &Pixel), at: usize| one[at].abs_diff(other[at]);
    let pixels = gif.iter().zip(still).zip(grounds.iter().copied().cycle());
    let most = |(pixel, ground)| {
        let parts = [0, 1, 2].map(|at| part(pixel, at).saturating_sub(part(ground, at)));
        parts.into_iter().max().unwrap_or_default()
    };
    pixels.map(most).collect()
}
