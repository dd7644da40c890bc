/**
 * A table of messages that is always that of the language spoken now. Each message is looked up when it is read, so
 * a part of the table may be given a name of its own, and what is on screen follows the language.
 * @param english has every name that the tables of the other languages have, and what they lack
 */
export function followed<Table extends object>(english: Table, spoken: () => Table): Table {
  const parts = new Map<PropertyKey, unknown>();
  return new Proxy(english, {
    get(_, name) {
      const part: unknown = Reflect.get(english, name);
      if (!isTable(part) && typeof part !== 'function') return Reflect.get(spoken(), name) ?? part;
      if (!parts.has(name))
        parts.set(name, isTable(part) ? followedPart(name, part) : followedMessage(name, part));
      return parts.get(name);
    },
  });

  function followedPart(name: PropertyKey, part: object): unknown {
    return followed(part, () => {
      const own: unknown = Reflect.get(spoken(), name);
      return isTable(own) ? own : part;
    });
  }

  function followedMessage(name: PropertyKey, message: object) {
    return (told: unknown): unknown => {
      const own: unknown = Reflect.get(spoken(), name) ?? message;
      // One that has no place for what it is told is a text.
      return typeof own === 'function' ? Reflect.apply(own, undefined, [told]) : own;
    };
  }
}

function isTable(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
