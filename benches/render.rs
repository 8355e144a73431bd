//! How fast pictures are painted: stills of a 15×15 board from the scene to the finished PNG.
//!
//! `cargo bench --bench render` prints the sizes of the files as well.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use narabe::game::{Board, Mark, MarkKind, Scene, Seat, Stroke};
use narabe::games::GAMES;
use narabe::render::{Look, Painter, text};
use std::hint::black_box;

/// A game of this many stones, spread so that nobody has five; the last one is marked.
fn scene(stones: usize) -> Scene {
    let mut table = GAMES.find("gomoku").expect("it is in the list").open("freestyle", 2).expect("a preset");
    let Board::Grid(grid) = table.scene(None).board else { panic!("gomoku is played on a grid") };
    // Steps of 11 visit each of the 225 points once, and put no five of a colour in a line.
    for number in 0..stones {
        let spot = narabe::game::Spot((number * 11 % 225) as u16);
        table.play(&Board::Grid(grid.clone()).name(spot)).expect("the point is free and nobody has won");
    }
    assert!(table.to_move().is_some_and(|seat| seat == Seat((stones % 2) as u8)));
    table.scene(None)
}

/// The last picture of a game: a stroke and rings as well.
fn won() -> Scene {
    let mut scene = scene(60);
    let Board::Grid(grid) = &scene.board else { panic!("gomoku is played on a grid") };
    let (from, to) = (grid.spot(2, 2), grid.spot(6, 6));
    let five: Vec<_> = (2..7).map(|line| Mark { spot: grid.spot(line, line), kind: MarkKind::Win }).collect();
    scene.marks.extend(five);
    scene.strokes.push(Stroke { from, to });
    scene
}

fn stills(criterion: &mut Criterion) {
    let painter = Painter::new();
    let mut group = criterion.benchmark_group("still 15x15");
    group.throughput(Throughput::Elements(1));
    let scenes = [("empty", scene(0)), ("20 stones", scene(20)), ("60 stones", scene(60)), ("won", won())];
    for (name, scene) in &scenes {
        println!("{name}: {} bytes", painter.png(scene, &Look::default()).len());
        group.bench_function(*name, |bencher| bencher.iter(|| painter.png(black_box(scene), &Look::default())));
    }
    group.bench_function("60 stones, nothing kept", |bencher| {
        bencher.iter_with_setup(Painter::new, |painter| painter.png(black_box(&scenes[2].1), &Look::default()));
    });
    group.bench_function("60 stones as text", |bencher| bencher.iter(|| text(black_box(&scenes[2].1))));
    group.finish();
}

criterion_group!(benches, stills);
criterion_main!(benches);
