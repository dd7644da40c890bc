/** What the page does behind the first screen: no one needs it to type, so it is fetched when the form is there. */
export { Canary } from '../organisation/canary.ts';
export { goOnTransferring } from '../copies/transfer/go-on.ts';
export { goOnImporting } from './go-on-importing.ts';
export { followWaiting } from './app-badge.ts';
export { holdOthers } from '../store/outbox/other-servers.ts';
export { bringConfig } from './bring-config.ts';
export { eraseRestInPage, finishErasing } from './erase-in-page.ts';
export { startKeptFile, startMirror } from './keeping.ts';
export { followLaunches } from './launches.ts';
export { isPrivateWindow } from './private-window.ts';
export { fileKind } from '../copies/file-kind.ts';
export { takeSharedFile } from './shared-file.ts';
export { overNetwork, startSending } from './sending.ts';
