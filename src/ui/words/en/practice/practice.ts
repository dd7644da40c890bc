/** What stands on every screen of practice mode, and on everything that leaves it. */
export const practice = {
  name: 'Practice',
  mark: 'Practice: nothing here is real',
  about: 'Made-up people. Nothing here is real, and nothing leaves this device.',
  startAgain: 'Start again',
  leave: 'Leave practice',
  leaveShort: 'Leave',
};
