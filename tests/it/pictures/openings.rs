//! Openings: the ground where the next stone may not be put, the stone that is asked for, and offers.

use super::looks::picture;
use super::{Picture, TILES, bare, light, lines};
use narabe::game::{
    Board, Colour, Mark, MarkKind, Piece, Placing, Scene, Seat, SeatView, Spot, Turn,
};
use narabe::games::GAMES;
use narabe::render::{Look, Theme};
use std::collections::BTreeSet;

/// The tile of a spot on 15 lines: where its upper left pixel is.
fn corner(spot: usize) -> (usize, usize) {
    (40 + spot % 15 * 48, 40 + (14 - spot / 15) * 48)
}

/// Fifteen lines with a stone in a corner, and a stone to be placed in this zone.
fn asked(zone: &[u16]) -> Scene {
    let mut scene = bare(Board::Grid(lines(15)));
    scene.pieces.push(Piece::stone(Spot(0), Colour::White));
    let zone = zone.iter().copied().map(Spot).collect();
    scene.placing = Some(Placing { colour: Colour::Black, zone });
    scene
}

#[test]
fn ground_where_no_stone_may_be_put_is_darker() {
    let plain = picture(&Scene { placing: None, ..asked(&[]) }, &TILES);
    assert!(picture(&asked(&[]), &TILES) == plain, "an opening without a zone shades nothing");
    let shaded = picture(&asked(&[112, 113]), &TILES);
    for spot in [1, 50, 111, 114, 224] {
        let (x, y) = corner(spot);
        let at = |picture: &Picture| light(picture.at(x + 3, y + 3));
        assert!(at(&shaded) < 0.9 * at(&plain), "spot {spot}");
    }
    let (x, y) = corner(112);
    assert_eq!(shaded.at(x + 3, y + 3), plain.at(x + 3, y + 3), "the zone is as it was");
    assert!(light(shaded.at(x + 24, y + 24)) < light(plain.at(x + 30, y + 18)), "a ghost of Black");
    let (x, y) = corner(0);
    assert_eq!(shaded.at(x + 24, y + 24), plain.at(x + 24, y + 24), "stones are not shaded");
}

/// Also where a theme's letters are lighter than its ground.
#[test]
fn ground_out_of_a_zone_is_darker_in_every_theme() {
    for theme in Theme::ALL {
        let look = Look { theme, ..TILES.clone() };
        let (plain, shaded) = (picture(&asked(&[]), &look), picture(&asked(&[112, 113]), &look));
        for spot in [1, 50, 111, 114, 224] {
            let (x, y) = corner(spot);
            let at = |picture: &Picture| light(picture.at(x + 3, y + 3));
            assert!(at(&shaded) < 0.9 * at(&plain), "spot {spot} in {}", theme.word());
        }
    }
}

/// The stones before lie in the middle of most zones: on its ground, not on dark squares. Elsewhere a stone lies on the dark
/// ground with its shadow and its soft edge, around which no light line is left.
#[test]
fn stones_lie_on_the_ground_around_them() {
    let within = (5..10).flat_map(|row: u16| (5..10).map(move |column| row * 15 + column));
    let zone: Vec<u16> = within.filter(|spot| ![112, 127].contains(spot)).collect();
    let stones = [(112, Colour::Black), (127, Colour::White), (0, Colour::Black)];
    let pieces = stones.map(|(spot, colour)| Piece::stone(Spot(spot), colour)).to_vec();
    let asked = Scene { pieces, ..asked(&zone) };
    let free = Scene { placing: None, ..asked.clone() };
    let bare = Scene { pieces: Vec::new(), ..free.clone() };
    let tile = || (0..48).flat_map(|down: usize| (0..48).map(move |across: usize| (across, down)));
    for theme in [Theme::Wood, Theme::Slate] {
        let look = Look { theme, ..TILES.clone() };
        let [asked, free, bare] = [&asked, &free, &bare].map(|scene| picture(scene, &look));
        for (x, y) in [112, 127].map(corner) {
            let changed = tile().find(|(across, down)| {
                asked.at(x + across, y + down) != free.at(x + across, y + down)
            });
            assert_eq!(changed, None, "the zone is as it was in {}", theme.word());
        }
        let (x, y) = corner(0);
        let far = |(across, down): &(usize, usize)| {
            (*across as f32 - 23.5).hypot(*down as f32 - 23.5) >= 20.0
        };
        let at =
            |drawn: &Picture, (across, down): (usize, usize)| light(drawn.at(x + across, y + down));
        // Where the ground is seen through an edge or a shadow.
        let is_soft = |spot: &(usize, usize)| {
            let (own, ground) = (at(&free, *spot), at(&bare, *spot));
            own != ground && own >= 0.6 * ground
        };
        let soft: Vec<_> = tile().filter(|spot| far(spot) && is_soft(spot)).collect();
        let darker = soft.iter().filter(|spot| at(&asked, **spot) < at(&free, **spot)).count();
        let say = format!("{darker} of {} in {}", soft.len(), theme.word());
        assert!(soft.len() > 40 && darker * 100 >= soft.len() * 85, "{say}");
    }
}

/// A letter on a point where a stone may be put is as well read as one elsewhere.
#[test]
fn no_ghost_is_under_a_letter() {
    let offer = Mark { spot: Spot(112), kind: MarkKind::Offer(0) };
    let drawn = |zone: &[u16]| picture(&Scene { marks: vec![offer], ..asked(zone) }, &TILES);
    let (lettered, ghosts) = (drawn(&[]), drawn(&[112, 113]));
    let (x, y) = corner(112);
    for (across, down) in (0..48).flat_map(|down| (0..48).map(move |across| (across, down))) {
        let at = |picture: &Picture| picture.at(x + across, y + down);
        assert_eq!(at(&ghosts), at(&lettered), "{across} {down}");
    }
    let plain = picture(&asked(&[]), &TILES);
    let (x, y) = corner(113);
    assert!(ghosts.at(x + 24, y + 24) != plain.at(x + 24, y + 24), "the others are there");
}

/// The seat on turn shows the stone that it is asked for, which need not be its own.
#[test]
fn the_strip_shows_the_stone_that_is_asked_for() {
    let strip = |on_turn: bool, placing: bool| {
        let seat = |seat: u8| SeatView {
            seat: Seat(seat),
            colour: Colour::ALL[usize::from(seat)],
            on_turn: on_turn && seat == 0,
            score: None,
            stock: Vec::new(),
        };
        let seats = vec![seat(0), seat(1)];
        let scene = Scene { seats, ..asked(&[]) };
        let placing = scene.placing.clone().filter(|_| placing);
        let look = Look { players: vec![Default::default(); 2], ..TILES.clone() };
        picture(&Scene { placing, ..scene }, &look)
    };
    assert!(strip(false, true) == strip(false, false));
    let changed = strip(true, true).differing(&strip(true, false));
    assert!(!changed.is_empty() && changed.iter().all(|(x, y)| *x < 400 && *y >= 800));
}

/// In every opening of every game: a limited zone is what may be played.
#[test]
fn zones_are_the_legal_points() {
    let mut limited = 0;
    for entry in GAMES.0 {
        for preset in entry.info.presets {
            let mut random = fastrand::Rng::with_seed(4);
            let mut table = entry.open(preset.name, preset.seats.0).unwrap();
            for _ in 0..6 {
                if let Turn::Chance | Turn::Over(_) = table.turn() {
                    break;
                }
                let actions = table.actions().actions;
                let scene = table.scene(None);
                if let Some(placing) = scene.placing.filter(|placing| !placing.zone.is_empty()) {
                    let names = placing.zone.iter().map(|spot| scene.board.name(*spot));
                    let legal: BTreeSet<String> = actions.iter().cloned().collect();
                    assert_eq!(names.collect::<BTreeSet<_>>(), legal, "{}", preset.name);
                    limited += 1;
                }
                table.play(&random.choice(actions).unwrap()).unwrap();
            }
        }
    }
    assert!(limited > 5, "openings with zones were played: {limited}");
}

/// An offer's plate nearly fills its tile: its letter is read on a phone.
#[test]
fn offers_are_large() {
    let mut scene = bare(Board::Grid(lines(15)));
    let plain = picture(&scene, &TILES);
    scene.marks.push(Mark { spot: Spot(112), kind: MarkKind::Offer(0) });
    let changed = plain.differing(&picture(&scene, &TILES));
    let wide = changed.iter().map(|(x, _)| x).max().unwrap()
        - changed.iter().map(|(x, _)| x).min().unwrap();
    assert!((38..48).contains(&wide), "{wide} of 48 pixels");
}
