-- A first place that several sides share is a draw between them; it was written down as a win of each.
UPDATE scores SET points = 1 WHERE place = 1 AND points = 2 AND EXISTS
    (SELECT 1 FROM scores AS other WHERE other.game = scores.game AND other.place = 1 AND other.side <> scores.side);
