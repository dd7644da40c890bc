import { first } from '../messages/first.ts';
import { screens } from '../messages/screens.ts';
import type { PersonValues } from '../../store/schema/user.ts';
import type { JournalEvent, JournalRow } from '../../store/schema/journal.ts';
import type { AssignmentView, PersonView } from '../../store/queries/person.ts';
import type { AssignmentRow } from '../../store/schema/assignment.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';
import { attemptSentence } from './evidence.ts';
import { problemSentence } from './refusals.ts';
import { assignmentChanges, type AssignmentWords } from './assignment-changes.ts';
import { inLine } from '../messages/numbers.ts';
import { listed } from './obstacles.ts';

const said = screens.record;

/** Functions that turn codes and ids into words. */
export interface Words extends AssignmentWords {
  occupation: (code: string) => string;
  /** A stored answer to a question about the occupation: `pupils/primary`. */
  answer: (key: string) => string;
  country: (code: string) => string;
  group: (id: string) => string;
}

export interface TimelineEntry {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The assignment that the entry is about; absent if it is about the person. */
  name?: string;
  sentence: string;
  /** The request and its answer, if the entry is about one. */
  attempt?: AttemptRow;
}

type Sentences = {
  [What in JournalEvent['what']]: (event: Extract<JournalEvent, { what: What }>, words: Words) => string[];
};

/** The lines for each kind of event; none if another entry says it. */
const SENTENCES: Sentences = {
  made: () => [said.history.made],
  edited: ({ before, after }, words) => [said.history.changed({ what: changesOf(before, after, words) })],
  'assignment edited': ({ before, after }, words) => [
    said.history.changed({ what: assignmentChanges(before, after, words) }),
  ],
  renamed: ({ before, after }) => [said.history.renamed({ before, after })],
  discarded: (event) => [event.with ? said.history.discardedWith : said.history.discarded],
  restored: () => [said.history.restored],
  onHold: ({ reason }) => [said.history.onHold({ because: said.onHoldBecause[reason] })],
  released: () => [said.history.released],
  linked: ({ serverUuid }) => [said.history.linked({ uuid: serverUuid })],
  // The entries of the attempts say it, with the request and the answer.
  sent: () => [],
  answered: ({ late }) => (late ? [said.history.late] : []),
  'stopped before sending': ({ problems }) =>
    problems.map((problem) => said.history.stopped({ why: problemSentence(problem) })),
  decided: ({ say, costConfirmed }) => [said.history.decided[say], ...confirmedAgain(costConfirmed)],
  'taken back as sent': () => [said.history.takenBack],
  'tried again': ({ costConfirmed }) => [said.history.triedAgain, ...confirmedAgain(costConfirmed)],
  duplicate: ({ serverUuids }) => [said.history.duplicate({ uuids: listed(serverUuids) })],
  'changed server': () => [said.history['changed server']],
  moved: ({ to, code }) => [said.history.moved({ to, code })],
  'given back': ({ to, code }) => [said.history.givenBack({ to, code })],
  received: ({ from, code }) => [said.history.received({ from, code })],
  stayed: ({ code }) => [said.history.stayed({ code })],
  'taken back': ({ by, code }) => [said.history.takenBackBy[by]({ code })],
  damaged: () => [said.history.damaged],
};

const confirmedAgain = (costConfirmed: boolean | undefined) =>
  costConfirmed ? [said.history.confirmedAgain] : [];

/** The lines of an entry of the history. */
export function eventSentences(event: JournalEvent, words: Words): string[] {
  // The table has a function for each event under the event's name, which the compiler cannot see.
  const say = SENTENCES[event.what] as (event: JournalEvent, words: Words) => string[];
  return say(event, words);
}

const FIELDS: {
  [Field in keyof PersonValues]-?: [label: () => string, shown: (value: string, words: Words) => string];
} = {
  sex: [() => said.values.sex, (value) => (value === 'M' ? first.fields.sexes.M : first.fields.sexes.F)],
  occupation: [
    () => said.values.occupation,
    (value, words) => said.values.named({ name: words.occupation(value), code: value }),
  ],
  occupationWords: [() => said.values.occupationWords, (text) => said.values.quoted({ text })],
  occupationAnswer: [
    () => said.values.occupationAnswer,
    (value, words) => said.values.quoted({ text: words.answer(value) }),
  ],
  country: [() => said.values.country, (value, words) => words.country(value)],
  groupId: [() => said.values.groupId, (value, words) => words.group(value)],
  reference: [() => said.values.reference, (text) => said.values.quoted({ text })],
};

function changesOf(before: PersonValues, after: PersonValues, words: Words): string {
  // The keys of a literal are its type's keys.
  const names = Object.keys(FIELDS) as (keyof PersonValues)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return said.nothing;
  return inLine(
    changed.map((name) => {
      const [label, shown] = FIELDS[name];
      const [from, to] = [before[name], after[name]].map((value) =>
        value ? shown(value, words) : said.none,
      );
      return said.history.fromTo({ what: label(), from: from ?? '', to: to ?? '' });
    }),
  );
}

/** Everything that happened to a person and to their assignments, newest first. */
export function timelineOf(view: PersonView, words: Words): TimelineEntry[] {
  const own = entriesOf(() => undefined, view.timeline, view.attempts, words);
  const theirs = view.assignments.flatMap((assignment) =>
    entriesOf(nameAt(assignment, words), assignment.timeline, assignment.attempts, words),
  );
  return [...own, ...theirs].sort((one, other) => other.at - one.at || other.key.localeCompare(one.key));
}

/** `Assignment of Activity Interests and Time Actions` */
export function assignmentName(
  { entries }: Pick<AssignmentRow, 'entries'>,
  assessment: Words['assessment'],
): string {
  if (entries.length === 0) return said.joiningGroup;
  return said.assignmentOf({ keys: listed(entries.map(({ key }) => assessment(key))) });
}

/** The name that an assignment had when an entry of the journal was written; none for the person. */
type NameAt = (seq: number) => string | undefined;

/** The name of an assignment comes from its assessments, which may have been edited since the entry. */
function nameAt({ row, timeline }: AssignmentView, { assessment }: Words): NameAt {
  const next = (seq: number) =>
    timeline.find(
      (entry) => entry.seq >= seq && (isEdit(entry) || entry.event.what === 'taken back as sent'),
    );
  return (seq) => {
    const change = next(seq);
    if (!change) return assignmentName(row, assessment);
    if (isEdit(change)) return assignmentName(change.event.before, assessment);
    const last = timeline.findLast((entry) => entry.seq < change.seq && isEdit(entry));
    return assignmentName(last && isEdit(last) ? last.event.after : row, assessment);
  };
}

type Edit = JournalRow & { event: Extract<JournalEvent, { what: 'assignment edited' }> };

function isEdit(entry: JournalRow): entry is Edit {
  return entry.event.what === 'assignment edited';
}

function entriesOf(
  nameOf: NameAt,
  entries: readonly JournalRow[],
  attempts: readonly AttemptRow[],
  words: Words,
): TimelineEntry[] {
  const events = entries.flatMap(({ seq, at, event }): TimelineEntry[] => {
    const key = `event ${String(seq).padStart(9, '0')}`;
    return eventSentences(event, words).map((sentence, line) => ({
      key: line === 0 ? key : `${key} ${line}`,
      at,
      ...named(nameOf(seq)),
      sentence,
    }));
  });
  const sentAs = new Map(
    entries.flatMap(({ seq, event }) => (event.what === 'sent' ? [[event.attemptId, seq]] : [])),
  );
  const sent = attempts.map((attempt) => ({
    key: `sent ${attempt.id}`,
    at: attempt.startedAt,
    attempt,
    ...named(nameOf(sentAs.get(attempt.id) ?? 0)),
    sentence: attemptSentence(attempt),
  }));
  return [...events, ...sent];
}

const named = (name: string | undefined) => (name === undefined ? {} : { name });
