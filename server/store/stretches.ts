/**
 * A list's time is cut into wide stretches of 2^19 s (six days) and each of these into 256 narrow ones of 2^11 s (34 minutes).
 * Three years are 180 wide stretches; ten million rows in them leave some 200 to a narrow one. So a position is found by adding
 * up a few hundred counts and stepping over a few hundred index entries at most, however deep it is.
 */
export const WIDE_BITS = 19;
export const NARROW_BITS = 11;
