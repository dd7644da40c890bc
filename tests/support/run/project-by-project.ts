import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The small files of `components` come last, so that no worker waits long for another one's last file. */
const ORDER = ['unit', 'e2e', 'components'];

/**
 * One project after another. A worker keeps its modules while it stays in a project, and goes on to the next one as soon as it
 * has nothing left to do: with a `groupOrder` for each project it would wait for the other workers.
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
