import { GROUP_TYPE_LABELS } from '../../../../contract/group-type-labels.ts';
import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import type { GroupNameProblem } from '../../../../organisation/group-names.ts';
import type { Obstacle } from '../../../../store/outbox/change-each.ts';
import type { GroupOrigin } from '../../../../store/schema/group.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);

const inNumbers = (n: number) => count(n, { one: '# group', other: '# groups' });

/** Where a group is known from. */
const origins: Record<GroupOrigin, string> = {
  device: 'made on this device',
  config: 'from your organisation',
  settings: 'added here, from the server',
};

/** What is said of all of them together. */
const haveAll: Record<GroupOrigin, string> = {
  device: 'were made on this device',
  config: 'come from your organisation',
  settings: 'were added here, from the server',
};

/** The groups that people can join: those of the server, and those made here. */
export const groups = {
  /** What each type of group is called. */
  types: GROUP_TYPE_LABELS as Record<keyof typeof GROUP_TYPE_LABELS, string>,
  noneCalled: (typed: string) => `No group is called “${typed}”. Leave the group out, or make it in`,
  none: 'No groups yet.',
  /** Behind it: how some come. */
  askLink: 'Did you get a setup link? It brings the groups of your organisation.',
  noneCame: 'A server is set, but no groups came with it.',
  askForSome: 'Ask your organisation for a setup link or for the ID of a group.',
  goWithout: 'A person can also be registered without a group.',
  /** In the place of the ways to add some. */
  noRoom: 'Groups can be added when there is room.',
  inNumbers,
  showAll: (n: number) => `Show all ${inNumbers(n)}`,
  origins,
  /** What is the same of all of them. */
  allAre: (type: string | undefined, origin: GroupOrigin | undefined) => {
    const said = [type && `have the type ${type}`, origin && haveAll[origin]].filter(
      (fact) => fact !== undefined,
    );
    return said.length === 0 ? '' : `All ${said.join(' and ')}.`;
  },
  ways: 'Add groups',
  partOf: (parent: string) => `, part of ${parent}`,
  waitForLink: 'A person who joins it waits until somebody enters the ID that it has on the server.',
  type: 'Type',
  leave: 'Leave as it is',

  make: {
    title: 'Make a new group',
    about: 'For a group that nobody has made yet.',
    sentFirst: 'It is made on the server before anybody who joins it is sent.',
    waitForLink:
      'A person who joins it waits until somebody enters the ID that it has on the server: the settings of the server say that groups are not made from here.',
    name: 'Name of the new group',
    parent: 'Part of',
    parentHint: 'The group that it belongs to. Leave empty for none.',
    action: 'Make group',
    done: (name: string) => `Made ${apart(name)}.`,
  },

  add: {
    title: 'Use a group that your organisation has',
    about: 'For a group that is on the server already. Your organisation gives you the ID of the group.',
    uuid: 'ID on the server',
    name: 'Name of the group',
    uuidTaken: (name: string) => `“${apart(name)}” has this ID already`,
    action: 'Add group',
    done: (name: string) => `Added ${apart(name)}.`,
  },

  rename: {
    open: 'Rename',
    name: 'New name',
    onItsWay: 'It is on its way to the server, and keeps its name',
    action: 'Rename',
  },

  link: {
    open: 'Enter its ID on the server',
    uuid: 'ID of this group on the server',
    hint: 'Everybody who joins the group here joins that one. Check it: it cannot be changed later.',
    action: 'Save the ID',
    /** Why a group could not get an ID. */
    obstacle({ reason }: Obstacle): string {
      if (reason === 'named') return 'Another group has this ID already';
      if (reason === 'gone') return 'This group is not on this device any more';
      return 'It is on the server already, or on its way there';
    },
  },

  import: {
    title: 'Add many groups from a list',
    about: 'Paste it, or open a CSV file.',
    lines: 'List of groups, one on each line',
    linesHint:
      'On each line: ID on the server, name, type, with commas, semicolons or tabs between them. A group that is here already gets the new name and type.',
    file: 'Or from a CSV file',
    types: 'The types',
    toMend: (n: number) => `Nothing was added. ${count(n, { one: '# line', other: '# lines' })} to mend:`,
    line: (line: number, fault: GroupLineFault) => `Line ${line}: ${lineFault(fault)}`,
    more: (n: number) => `And ${count(n, { one: '# more line', other: '# more lines' })}. Mend these first.`,
    nothing: 'Write or paste at least one group',
    action: 'Add these groups',
    done: (n: number) => `Added ${inNumbers(n)}.`,
  },

  /** Why a group should not be called so. */
  nameProblem(problem: GroupNameProblem): string {
    if (problem.kind === 'missing') return 'Enter a name for the group';
    const { type, name } = problem.by;
    return `There is a ${groups.types[type]} called “${name}” already. Use another name`;
  },
};

/** What is wrong with one line of a list of groups, and what to do. */
function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `The list has more than ${number(fault.most)} letters. Add it in parts`;
    case 'many-lines':
      return `The list has more than ${number(fault.most)} lines. Add it in parts`;
    case 'long-line':
      return `The line has more than ${number(fault.most)} letters. Write ID, name and type only`;
    case 'not-three-values':
      return `Write three values: ID, name and type. There are ${fault.count}`;
    case 'not-a-uuid':
      return `“${fault.value}” is not the ID of a group. Copy it from the server`;
    case 'no-name':
      return 'Write the group’s name between ID and type';
    case 'not-a-type':
      return `“${fault.value}” is not a type of group. Use one of the list, such as TEAM`;
    case 'repeated':
      return `The same ID stands on line ${fault.line}. Leave one of them out`;
    case 'alike':
      return `The name looks like that on line ${fault.line}. Use another name for one of them`;
    case 'taken':
      return `The device has a group called “${fault.name}” already. Use another name`;
  }
}
