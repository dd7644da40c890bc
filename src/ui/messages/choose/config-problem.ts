import type { ConfigProblem } from '../../../organisation/config.ts';
import { inLine } from '../numbers.ts';
import { screens } from '../screens.ts';

/** What is wrong with config.json, where, and what to do. */
export function configProblem({ pointer, fault }: ConfigProblem): string {
  const words = screens.configProblem;
  switch (fault.kind) {
    case 'too-long':
      return words['too-long']({ most: fault.most });
    case 'not-json':
      return fault.reason === undefined
        ? words['not-json']
        : words['not-json-because']({ reason: fault.reason });
    case 'no-object':
      return words['no-object'];
    case 'unknown-section':
      return words['unknown-section']({ name: fault.name, sections: inLine(fault.sections) });
    case 'unexpected':
      return words.unexpected[fault.place]({ at: pointer.slice(1).replaceAll('/', ' → ') });
    case 'alike':
      return words.alike({ name: fault.name });
    case 'more':
      return words.more({ n: fault.count });
  }
}
