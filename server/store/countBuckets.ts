/**
 * A list's time is cut into stretches of 2^21 s (24 days), each of these into 32 of 2^16 s (18 hours), and each of those into 32 of
 * 2^11 s (34 minutes). Three years are 45 of the widest; ten million rows in them leave some 200 to a narrowest. So a position is
 * found by adding up a hundred counts and stepping over a few hundred rows at most, however deep it is.
 */
export const STRETCH_BITS = [21, 16, 11] as const;
export const NARROWEST_BITS = STRETCH_BITS[2];
/** A stretch holds 2^5 of the next narrower kind. */
export const FAN_BITS = 5;
