/**
 * The words that browsers and this app use for errors. Only these stay in a report: what somebody has typed, a name or a key may be
 * anywhere in a message, quoted or not, and no rule could tell it from what a developer wrote.
 */
const KNOWN = new Set(
  `a abort aborted access after already an and another any argument array as async at attempt aborting be because been before
  being blob block blocked boundary browser buffer by cache call called callback cannot change channel character class clone
  cloned close closed closing code column commit component connection constraint construct constructor context convert could
  create created cursor data database date declaration defined delete deleted depth denied destructure device did directory
  disk document does done dynamically effect element empty end error event exceeded exception execute exist exists expected
  expression fail failed fetch fetched file filter finished for found from full function get given global handle has have header
  id if import imported in index infinite initialization input insecure instance internal into invalid is it item iterable key
  length limit line load loaded loading lock locked loop lost map maximum message method missing module more mutation name
  network new no node not null number object of on one open opened operation option or out outside overflow overload parameter
  parse permission pending position present primary promise properties property proxy query quota range read reading record
  recursion reference registration rejected remove request reset response result return row run running rune script security
  serialize service set size stack state status storage store stream string such support supported symbol syntax tab table
  text than that the there this time timeout to token too transaction transition type undefined unexpected unhandled unknown
  unsafe update updated upgrade url user value variable version wait was were when while window with without worker write
  writing wrong zone`.split(/\s+/),
);
const MOST_CHARACTERS = 400;
const MOST_FRAMES = 8;

/** A message in which every word that is not one of an error’s own is a sign. */
export function cleanMessage(message: string): string {
  const words = message.slice(0, MOST_CHARACTERS).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const told = words.map((word) => (KNOWN.has(word.toLowerCase()) ? word.toLowerCase() : '…'));
  return told.filter((word, at) => word !== '…' || told[at - 1] !== '…').join(' ');
}

/** The name of a kind of error; another text is none. */
export function cleanName(name: string): string {
  return /^[A-Z][A-Za-z]{0,30}(?:Error|Problem|Exception)$/.test(name) ? name : 'Error';
}

/** The places in the app’s own files, without what stands before or behind them. Other lines of a stack are left out. */
export function cleanStack(stack: string, base: string): string[] {
  const places: string[] = [];
  for (const [, address = '', place = ''] of stack.matchAll(
    /(https?:\/\/[^\s?#()]+)(?:[?#][^\s()]*?)?(:\d+:\d+)/g,
  )) {
    const file = address.startsWith(base) ? address.slice(base.length) : '';
    if (/^(?:assets|src)\/[\w./-]+\.(?:js|ts|svelte)$/.test(file)) places.push(file + place);
  }
  return places.slice(0, MOST_FRAMES);
}
