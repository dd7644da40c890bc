import type { OpenHost } from '../../support/hosts/contract-host.ts';
import { describeAssignRules } from './assign-rules.ts';
import { describeAssign } from './assign.ts';
import { describeCreateGroup } from './create-group.ts';
import { describeCreateUser } from './create-user.ts';
import { describeEncodings } from './encodings.ts';
import { describeLookalikes } from './lookalikes.ts';
import { describeMultipart } from './multipart.ts';
import { describeNumbers } from './numbers.ts';
import { describePaths } from './paths.ts';
import { describeReads } from './reads.ts';
import { describeSizes } from './sizes.ts';

/** Everything that the contract promises, for any host that the service runs on. */
export function describeContract(open: OpenHost): void {
  describeReads(open);
  describeCreateUser(open);
  describeAssign(open);
  describeAssignRules(open);
  describeCreateGroup(open);
  describeEncodings(open);
  describeMultipart(open);
  describeNumbers(open);
  describeLookalikes(open);
  describeSizes(open);
  describePaths(open);
}
