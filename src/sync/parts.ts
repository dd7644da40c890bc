import { onCommit } from '../store/transaction/live.ts';
import { changeGate, retried } from './queue/gate.ts';
import { Report, REPORT_EVERY } from './report.ts';
import { Sender, type SenderEnvironment } from './sender.ts';
import type { Connection } from './server/connection.ts';
import { Seldom, Soon } from './timers.ts';
import { Account } from './tabs/account.ts';
import { ConnectionCheck } from './tabs/connection-check.ts';
import { keepKey, type KeptKey, type KeyOptions } from './tabs/key-keeper.ts';
import { KeyNews } from './tabs/key-news.ts';
import { standForLeader } from './tabs/leader.ts';
import { Participation } from './tabs/participation.ts';
import { TabChannel, type Channel, type TabMessage } from './tabs/tab-channel.ts';
import { reportedByStore } from '../store/transaction/store-problem.ts';

/**
 * How many milliseconds lie between two times that messages of other tabs cause requests or commits here. Any page of the
 * origin can send such messages, as many as it likes.
 */
const BETWEEN_MESSAGES = 1_000;

export interface SyncOptions
  extends Omit<SenderEnvironment, 'now' | 'access' | 'changed' | 'keyChanged'>, KeyOptions {
  channel: Channel;
}

/** The jobs that sending consists of in one tab, each with a clock of its own. */
export interface Parts {
  key: KeptKey;
  keyNews: KeyNews;
  account: Account;
  participation: Participation;
  sender: Sender;
  connectionCheck: ConnectionCheck;
  report: Report;
  channel: TabChannel;
  /** What messages of other tabs may cause, each at most once a second. */
  heard: Record<'check' | 'keyKnown' | 'keyUnknown', Seldom>;
}

/** Makes the parts, and connects them. */
export function makeParts(options: SyncOptions): Parts {
  const { store, timers } = options;
  const key = keepKey(store, options, () => reportedByStore(parts.keyNews.changedHere()));
  const account = new Account(store, key);
  const sender = makeSender(options, key, account, {
    changed: () => parts.report.soon(),
    keyChanged: () => parts.heard.keyKnown.ask(),
  });
  const participation = new Participation(account, {
    ready: () => changeGate(store, retried),
    stand: () => standForLeader(options, (lost) => lead(parts, lost)),
    changed: (takesPart) => {
      if (takesPart) {
        reportedByStore(sender.server.keepOffers(account.access()));
        look(parts, true);
      }
      parts.report.soon();
    },
  });
  const channel = new TabChannel(options.channel, (message) => hear(parts, message));
  const seldom = (work: () => void) => new Seldom(timers, BETWEEN_MESSAGES, work);
  const changeKey = (isKnown: boolean) => reportedByStore(parts.keyNews.changedElsewhere(isKnown));
  const parts: Parts = {
    key,
    account,
    sender,
    participation,
    channel,
    keyNews: new KeyNews(key, {
      tell: (message) => participation.isStarted && channel.tell(message),
      adapt: () => participation.adapt(),
      standBehind: () => participation.standBehind(),
    }),
    connectionCheck: new ConnectionCheck({
      timers,
      tell: (message) => channel.tell(message),
      look: () => sender.check(),
      show: (connection) => showConnection(parts, connection),
      isElsewhere: () => parts.report.state.elsewhere && key.current() === undefined,
    }),
    report: new Report({
      store,
      timers,
      sender,
      address: () => account.settings.baseUrl,
      isInLine: () => participation.isInLine,
      tell: (state) => channel.tell({ what: 'state', state, knowsKey: key.current() !== undefined }),
    }),
    heard: {
      check: seldom(() => parts.connectionCheck.wanted()),
      keyKnown: seldom(() => changeKey(true)),
      keyUnknown: seldom(() => changeKey(false)),
    },
  };
  return parts;
}

function makeSender(
  options: SyncOptions,
  key: KeptKey,
  account: Account,
  events: Pick<SenderEnvironment, 'changed' | 'keyChanged'>,
): Sender {
  const fetch: SyncOptions['fetch'] = (url, init) => {
    key.used();
    return options.fetch(url, init);
  };
  return new Sender({ ...options, fetch, now: options.store.now, access: () => account.access(), ...events });
}

function lead({ key, channel, sender }: Parts, lost: AbortSignal): Promise<void> {
  if (key.current() === undefined) channel.tell({ what: 'key wanted' });
  return sender.lead(lost);
}

/** Asks the sender to look for work, in this tab or in the tab that is the sender. */
export function look({ participation, sender, channel }: Parts, again: boolean): void {
  participation.adaptAfterTrouble();
  if (again) sender.checkAgain();
  else sender.poke();
  if (!sender.leading) channel.tell({ what: 'look', again });
}

/** Takes a stop back in all tabs, also one that a tab could not write down, and asks the sender to look. */
export function liftStops(parts: Parts): void {
  parts.channel.tell({ what: 'stops lifted' });
  look(parts, true);
}

/**
 * Looks again after every commit, of this tab or of another one; many commits together cause one look.
 * Returns how to stop.
 */
export function followCommits({ store, timers }: SyncOptions, parts: Parts): () => void {
  const { participation, sender, report } = parts;
  const seen = new Soon(timers, REPORT_EVERY, () => {
    participation.adaptAfterTrouble();
    sender.pokeIfIdle();
    if (!sender.leading) report.soon();
  });
  const unsubscribe = onCommit(store, () => seen.ask());
  return () => {
    unsubscribe();
    seen.stop();
  };
}

function hear(parts: Parts, message: TabMessage): void {
  const { sender, participation, report, keyNews, connectionCheck, heard } = parts;
  switch (message.what) {
    case 'state':
      connectionCheck.senderKnowsKey = message.knowsKey;
      if (!sender.leading && participation.isInLine) report.show(message.state);
      return;
    case 'look':
      if (sender.leading) look(parts, message.again);
      return;
    case 'stops lifted':
      sender.gate.isHalted = false;
      return;
    case 'key wanted':
      keyNews.wanted();
      return;
    case 'key changed':
      (message.isKnown ? heard.keyKnown : heard.keyUnknown).ask();
      return;
    case 'check wanted':
      if (sender.leading) heard.check.ask();
      return;
    case 'checked':
      connectionCheck.found(message.connection);
  }
}

/** Shows the newest result of a connection check in this tab, wherever the check was made. */
function showConnection({ sender, report }: Parts, connection: Connection): void {
  sender.server.connection = connection;
  report.show({ ...report.state, connection });
  // The check may have opened or closed the gate, and the server may offer something else.
  report.soon();
  if (sender.leading) sender.poke();
}
