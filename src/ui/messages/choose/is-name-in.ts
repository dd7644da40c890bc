/** Whether a table of messages has one of this name. */
export const isNameIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  name in table;
