import type { Sex } from '../../../contract/user.ts';
import type { LocalId } from '../../../domain/record/reference.ts';
import type { ShownState } from '../../../domain/record/states.ts';
import { drawableUser } from '../../schema/drawable.ts';
import type { UserRow } from '../../schema/user.ts';
import type { RowCounter } from '../counted/counted-table.ts';

/** The values of one person by which a list is sorted and narrowed. */
export interface PersonFacts {
  id: LocalId;
  seq: number;
  receipt: string;
  createdAt: number;
  sex: Sex;
  country: string;
  occupation: string;
  /** Empty for a person in no group. */
  group: string;
  state: ShownState;
  /** Empty for a person who came with no import. */
  importId: string;
}

/** The columns of all people, kept up to date row by row. They take about 200 bytes a person. */
export class PeopleColumns implements RowCounter<UserRow, PeopleColumns> {
  readonly #byId = new Map<string, PersonFacts>();
  /** By number: people are numbered from 1 without gaps. */
  readonly #bySeq: (PersonFacts | undefined)[] = [];
  readonly #states = new Map<ShownState, number>();
  /** Each text is kept once: the database gives a new one for each row. */
  readonly #texts = new Map<string, string>();

  put(row: UserRow): void {
    const { id, seq, receipt, createdAt, sex, country, occupation, groupId, state, importId } =
      drawableUser(row);
    this.drop(id);
    const group = this.#once(groupId ?? '');
    const facts: PersonFacts = {
      ...{ id, seq, receipt, createdAt, group },
      sex: sex === 'F' ? 'F' : 'M',
      country: this.#once(country),
      occupation: this.#once(occupation),
      state: this.#once(state) as ShownState, // The same text.
      importId: this.#once(importId ?? ''),
    };
    this.#byId.set(id, facts);
    this.#bySeq[seq] = facts;
    this.#states.set(state, this.inState(state) + 1);
  }

  drop(id: string): void {
    const facts = this.#byId.get(id);
    if (!facts) return;
    this.#byId.delete(id);
    this.#bySeq[facts.seq] = undefined;
    this.#states.set(facts.state, this.inState(facts.state) - 1);
  }

  inState(state: ShownState): number {
    return this.#states.get(state) ?? 0;
  }

  counts(): this {
    return this;
  }

  of(id: string): PersonFacts | undefined {
    return this.#byId.get(id);
  }

  /** The people who are wanted, the newest first. */
  where(wanted: (facts: PersonFacts) => boolean): PersonFacts[] {
    const found: PersonFacts[] = [];
    for (let seq = this.#bySeq.length - 1; seq > 0; seq -= 1) {
      const facts = this.#bySeq[seq];
      if (facts && wanted(facts)) found.push(facts);
    }
    return found;
  }

  #once(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
