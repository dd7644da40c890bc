/** Long enough that a few words are needed, because a thief of the device or of a backup can try as often as they like. */
export const MIN_PASSPHRASE = 12;
