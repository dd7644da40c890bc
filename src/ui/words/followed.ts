/**
 * A table of words that is always that of the language spoken now. Each sentence is looked up when it is read, so
 * a part of the table may be given a name of its own, and what is on screen follows the language.
 * @param english has every name that the tables of the other languages have
 */
export function followed<Table extends object>(english: Table, spoken: () => Table): Table {
  const parts = new Map<PropertyKey, unknown>();
  return new Proxy(english, {
    get(_, name) {
      const part: unknown = Reflect.get(spoken(), name);
      if (!isTable(part) && typeof part !== 'function') return part;
      if (!parts.has(name)) parts.set(name, isTable(part) ? followedPart(name) : followedSentence(name));
      return parts.get(name);
    },
  });

  function followedPart(name: PropertyKey): unknown {
    const part: unknown = Reflect.get(english, name);
    return isTable(part) ? followed(part, () => Reflect.get(spoken(), name) as object) : part;
  }

  function followedSentence(name: PropertyKey) {
    return (...given: unknown[]): unknown => {
      const table = spoken();
      const sentence: unknown = Reflect.get(table, name);
      return typeof sentence === 'function' ? Reflect.apply(sentence, table, given) : sentence;
    };
  }
}

function isTable(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
