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
  describeRules(open);
  describeWire(open);
}

/** What the handler decides, whoever hands it the request. */
export function describeRules(open: OpenHost): void {
  describeReads(open);
  describeCreateUser(open);
  describeAssign(open);
  describeAssignRules(open);
  describeCreateGroup(open);
  describeNumbers(open);
  describeLookalikes(open);
}

/** What a host can spoil before the handler sees it: addresses, and bodies of every kind and size. */
export function describeWire(open: OpenHost): void {
  describeEncodings(open);
  describeMultipart(open);
  describeSizes(open);
  describePaths(open);
}
