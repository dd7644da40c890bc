/** What the screens say that are fetched after the first. */
export const screens = {};
