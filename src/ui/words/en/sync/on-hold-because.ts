import type { HoldReason } from '../../../../store/schema/op.ts';

/** Why records are on hold, and the action that lets them go on. */
export const onHoldBecause: Record<HoldReason, { sentence: string; ofOne: string; action?: string }> = {
  'by a person': {
    sentence: 'You or somebody else held them.',
    ofOne: 'You or somebody else held it.',
    action: 'Stop holding',
  },
  'other server': {
    sentence:
      'They were made for another server or key. Move them only if the new one belongs to the same organisation.',
    ofOne:
      'It was made for another server or key. Move it only if the new one belongs to the same organisation.',
    action: 'Move here',
  },
  restored: {
    sentence: 'They come from a backup. Stop holding them only if no other device has sent them.',
    ofOne: 'It comes from a backup. Stop holding it only if no other device has sent it.',
    action: 'Stop holding',
  },
  'rolled back': {
    sentence:
      'The browser lost part of its storage, and they may have been sent already. Look on the server first.',
    ofOne:
      'The browser lost part of its storage, and it may have been sent already. Look on the server first.',
    action: 'Stop holding',
  },
  'key reused': {
    sentence: 'The server took them for other requests. Stop holding them, and they are sent as new ones.',
    ofOne: 'The server took it for another request. Stop holding it, and it is sent as a new one.',
    action: 'Stop holding',
  },
  transfer: {
    sentence:
      'They came in a file of another device, and nothing proves whose. Look at what they buy, then stop holding them.',
    ofOne:
      'It came in a file of another device, and nothing proves whose. Look at what it buys, then stop holding it.',
    action: 'Stop holding',
  },
};
