/** Long enough that a few words are needed: a thief of the device, or of a backup, can try as often as he likes. */
export const MIN_PASSPHRASE = 12;
