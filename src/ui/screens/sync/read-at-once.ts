/** Up to this many records are read so quickly that no one notices the wait. */
export const READ_AT_ONCE = 100;
