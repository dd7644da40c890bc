/** What a person can do when the device's storage fails. Nothing typed is lost in any of these cases. */
export const storageTrouble = {
  quota: {
    title: 'This device has no room left',
    advice:
      'This is not saved yet. What you typed is still here. Delete photos or videos to make room, then save again. Do not delete Outpost: your records are in it.',
  },
  blocked: {
    title: 'Outpost is open in another tab with an older version',
    advice: 'Close the other tab. This one goes on by itself.',
  },
  outdated: {
    title: 'A newer version of Outpost is open in another tab',
    advice: 'Your records cannot be saved or sent in this tab. Press “Load again”.',
    kept: 'What was saved before is still on this device.',
  },
  closed: {
    title: 'The browser has closed the storage',
    advice:
      'What you typed is still here. Outpost opens the storage again by itself. If this stays, load the app again.',
  },
  erased: {
    title: 'Everything on this device was erased',
    advice: 'A person asked for it in Outpost. Load it again to begin anew.',
  },
  missing: {
    title: 'This browser keeps nothing here',
    advice:
      'Its settings, or a private window, switch storage off. Allow this address to keep cookies and site data, or open Outpost in an ordinary window.',
  },
  insecure: {
    title: 'Outpost cannot keep anything at this address',
    advice:
      'The address begins with http://, and browsers let nothing start offline there. Open Outpost at an address that begins with https://, or ask the person who gave you Outpost for one.',
  },
  damaged: {
    title: 'The storage does not hold what it should',
    advice:
      'Load the app again. If this stays, do not erase anything and ask the person who gave you Outpost.',
  },
  failed: {
    title: 'The storage did not answer',
    advice: 'This is not saved yet. What you typed is still here. Save again.',
  },
};

/** A full disk, before anything is saved: what it means, and what to do. */
export const noRoom = {
  now: 'Nothing new can be saved.',
  makeRoom: 'Delete photos or videos to make room. Do not delete Outpost: your records are in it.',
  lookAgain: 'Check again',
  /** After that. A browser learns of room that was made elsewhere up to half a minute later. */
  still: 'There is still no room. If you have just deleted something, check again in half a minute.',
  over: 'There is room again. You can save.',
  /** Beside what would save something, where a newer version has the storage. */
  loadFirst: 'Nothing can be saved here. First press “Load again”.',
};

/** The storage had failed, and takes changes again. */
export const storageAgain = 'The device can save again. Press the button once more.';

/** A newer version has the storage: what could not be kept. */
export const typedHere = 'What you typed is only in this tab. Write it down before you load again.';

/** A newer version has the storage, and this tab comes to it by loading again. */
export const loadToSee = 'Press “Load again” to see what is saved.';

/** The same on Register, where nothing of what is saved would be seen. */
export const loadToRegister = 'Press “Load again” to register. What you typed earlier comes back.';

/** The storage is not open; a banner says why. */
export const notReadNow = 'The records on this device cannot be read now.';

/** Why nothing can be sent from this page. */
export const noSync = {
  notHere: 'Outpost cannot send from this address. Open it at one that begins with https://',
  soon: 'Getting ready to send.',
};

/** What stands beside a field of the later screens that must be mended. */
export const mend = {
  groupUuid: 'Enter the ID as the server shows it, such as 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  key: 'Enter the key without spaces and without accented letters, as it was given to you',
  passphrase: 'Enter a passphrase of 12 characters or more',
  wrongPassphrase: 'This is not the passphrase of the kept key. Enter it again, or forget the key',
  assessments: 'Choose at least one assessment',
  tooManyAssessments: 'Choose at most 12 assessments',
  target: 'Select whom the assessment is about',
};
