/** What the page says to a waiting worker once a person has agreed to the new version. */
export const TAKE_OVER = 'take over';
