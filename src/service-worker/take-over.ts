/** What the page says to a waiting worker once a person has agreed to the new version. */
export const TAKE_OVER = 'take over';

/** What it says to the worker that runs, if that does not rest meanwhile: wait for no network any more. */
export const MAKE_WAY = 'make way';

/** What the page tells the worker, with a language's code behind it: keep its words for offline. */
export const KEEP_LANGUAGE = 'keep language ';
