//! Cards and dice: that faces, values and marks can be told apart in grey and by eyes that see fewer colours.

use super::themes::apart;
use super::{PAINTER, Picture, bare};
use narabe::game::{
    Board, Card, CardFace, Colour, Face, Mark, MarkKind, Piece, Place, PlaceKind, Scene, Seat,
    SeatView, Spot, Stock,
};
use narabe::render::{Deck, Look, Theme};

const FACES: [CardFace; 3] = [CardFace::Green, CardFace::Gold, CardFace::Down];
const DECKS: [Deck; 2] = [Deck::Coins, Deck::Suits];

/// The dice of both seats: their own with every value and without, and their pale ones.
fn dice() -> Vec<(Colour, Face)> {
    let faces = (0..=6).map(|value| (value, false)).chain((1..=6).map(|value| (value, true)));
    let faces: Vec<Face> = faces.map(|(value, pale)| Face::Die { value, pale }).collect();
    [Colour::Red, Colour::Black]
        .into_iter()
        .flat_map(|owner| faces.iter().map(move |face| (owner, *face)))
        .collect()
}

/// A card alone on the cloth.
fn lone(face: CardFace, locked: bool) -> Scene {
    let kind = PlaceKind::Card(Card { number: 5, face, locked });
    let places = vec![Place { name: "5".into(), x: 0, y: 0, kind }];
    bare(Board::Places { places, links: vec![], labels: vec![] })
}

fn picture(theme: Theme, deck: Deck, scene: &Scene) -> Picture {
    Picture::decode(&PAINTER.png(scene, &Look { theme, deck, ..Look::default() }))
}

/// All pairs of a list.
fn pairs<T>(all: &[T]) -> impl Iterator<Item = (&T, &T)> {
    all.iter()
        .enumerate()
        .flat_map(|(place, one)| all[..place].iter().map(move |other| (one, other)))
}

/// Checks that pictures of things differ two by two for all eyes: by a contrast of so much in so many pixels.
fn all_differ<T: std::fmt::Debug>(pictures: &[(T, Picture)], contrast: f32, pixels: usize) {
    for ((one, first), (other, second)) in pairs(pictures) {
        for (name, _, clear) in apart(first, second, contrast) {
            assert!(clear >= pixels, "{one:?} and {other:?}, {name}: {clear} pixels");
        }
    }
}

/// The faces with coins have patterns of their own, which eyes without colours see: each has many pixels that are lighter
/// than their neighbours, in rows that slant or stand apart.
#[test]
fn faces_have_patterns() {
    for theme in Theme::ALL {
        let light = |face: CardFace| {
            let drawn = picture(theme, Deck::Coins, &lone(face, false));
            // The middle of the card, which has neither number nor coins.
            let area = (90..170).flat_map(|y| (90..170).map(move |x| (x, y)));
            let edges = area.filter(|(x, y)| {
                let [one, other] = [drawn.at(*x, *y)[0], drawn.at(x + 2, *y)[0]];
                one.abs_diff(other) >= 8
            });
            edges.count()
        };
        for face in [CardFace::Green, CardFace::Gold] {
            // Without a pattern there is no edge at all.
            assert!(light(face) > 400, "{face:?} in {}: {}", theme.word(), light(face));
        }
    }
}

/// A card is 170 pixels wide; faces differ by their pattern, their lightness or their suits.
#[test]
fn faces_differ() {
    for (theme, deck) in Theme::ALL.into_iter().flat_map(|theme| DECKS.map(|deck| (theme, deck))) {
        let faces =
            FACES.map(|face| ((theme, deck, face), picture(theme, deck, &lone(face, false))));
        all_differ(&faces, 1.5, 1500);
    }
}

/// A card with a die, or without.
fn with(theme: Theme, face: CardFace, die: Option<(Colour, Face)>) -> Picture {
    let mut scene = lone(face, false);
    scene.pieces.extend(die.map(|(colour, face)| Piece { spot: Spot(0), colour, face }));
    picture(theme, Deck::Coins, &scene)
}

/// A die is 66 pixels wide; at the least its edge and its pips are seen, of which one and six are the fewest and the most.
#[test]
fn dice_stand_out_from_every_card() {
    for (theme, face) in Theme::ALL.into_iter().flat_map(|theme| FACES.map(|face| (theme, face))) {
        let empty = with(theme, face, None);
        for die in dice()
            .into_iter()
            .filter(|(_, face)| matches!(face, Face::Die { value: 0 | 1 | 6, .. }))
        {
            let drawn = with(theme, face, Some(die));
            for (name, _, clear) in apart(&empty, &drawn, 1.5) {
                assert!(
                    clear >= 600,
                    "{die:?} on {face:?} in {}, {name}: {clear} pixels",
                    theme.word()
                );
            }
        }
    }
}

/// Dice of one kind differ by their pips, those of two kinds by the lightness of their bodies or of their edges.
#[test]
fn dice_differ() {
    let kind =
        |(owner, face): (Colour, Face)| (owner, matches!(face, Face::Die { pale: true, .. }));
    let value =
        |(_, face): (Colour, Face)| if let Face::Die { value, .. } = face { value } else { 0 };
    for theme in Theme::ALL {
        let pictures: Vec<_> =
            dice().into_iter().map(|die| (die, with(theme, CardFace::Green, Some(die)))).collect();
        for ((one, first), (other, second)) in pairs(&pictures) {
            if kind(*one) != kind(*other) && value(*one) != value(*other) {
                continue;
            }
            for (name, _, clear) in apart(first, second, 1.5) {
                // A pip is 12 pixels wide.
                assert!(
                    clear >= 60,
                    "{one:?} and {other:?} in {}, {name}: {clear} pixels",
                    theme.word()
                );
            }
        }
    }
}

/// Marks round cards, and the lock upon one. 3 is what WCAG 2.2 asks of graphics (success criterion 1.4.11).
#[test]
fn marks_of_cards_stand_out_and_differ() {
    for theme in Theme::ALL {
        for (face, deck) in FACES.into_iter().flat_map(|face| DECKS.map(|deck| (face, deck))) {
            let marked = |kinds: &[MarkKind]| {
                let marks = kinds.iter().map(|kind| Mark { spot: Spot(0), kind: *kind }).collect();
                picture(theme, deck, &Scene { marks, ..lone(face, false) })
            };
            let (plain, locked) = (marked(&[]), picture(theme, deck, &lone(face, true)));
            let marks = [
                ("last", marked(&[MarkKind::Last])),
                ("from", marked(&[MarkKind::From])),
                ("win", marked(&[MarkKind::Win])),
                ("locked", locked),
            ];
            for (mark, drawn) in &marks {
                for (name, all, clear) in apart(&plain, drawn, 3.0) {
                    let say = format!(
                        "{mark} on {face:?} {deck:?} in {}, {name}: {clear} of {all}",
                        theme.word()
                    );
                    assert!(clear >= 150 && clear * 3 >= all, "{say}");
                }
            }
            // The marks of the last action are seen on a card that has won, too.
            let won = [
                ("won, last", marked(&[MarkKind::Win, MarkKind::Last])),
                ("won, from", marked(&[MarkKind::Win, MarkKind::From])),
            ];
            all_differ(&marks.into_iter().chain(won).collect::<Vec<_>>(), 3.0, 120);
        }
    }
}

/// The strip beside the cards: the seat on turn, and the Surprise that is still to be used.
#[test]
fn strips_beside_cards_say_whose_turn_it_is() {
    for theme in Theme::ALL {
        let strip = |on_turn, used| {
            let stock = vec![Stock::Pieces(vec![]), Stock::Once("surprise", used)];
            let seat = SeatView { seat: Seat(0), colour: Colour::Red, on_turn, score: None, stock };
            picture(
                theme,
                Deck::Coins,
                &Scene { seats: vec![seat], ..lone(CardFace::Green, false) },
            )
        };
        let states = [(true, false), (false, false), (true, true), (false, true)];
        all_differ(
            &states.map(|(on_turn, used)| ((theme, on_turn, used), strip(on_turn, used))),
            3.0,
            60,
        );
    }
}

/// A Surprise that has been used is still seen, on either ground of the strip.
#[test]
fn a_used_token_stands_out_from_the_strip() {
    for (theme, on_turn) in Theme::ALL.into_iter().flat_map(|theme| [(theme, false), (theme, true)])
    {
        let strip = |tokens: &[Stock]| {
            let mut stock = vec![Stock::Pieces(vec![])];
            stock.extend_from_slice(tokens);
            let seat = SeatView { seat: Seat(0), colour: Colour::Red, on_turn, score: None, stock };
            let seats = vec![seat];
            picture(theme, Deck::Coins, &Scene { seats, ..lone(CardFace::Green, false) })
        };
        let used = strip(&[Stock::Once("surprise", true)]);
        for (name, all, clear) in apart(&strip(&[]), &used, 3.0) {
            assert!(
                clear >= 200 && clear * 3 >= all,
                "{} {on_turn}, {name}: {clear} of {all}",
                theme.word()
            );
        }
    }
}
