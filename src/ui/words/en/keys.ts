/** The list of keys, behind `?`. What each of them does. */
export const keys = {
  open: 'Shortcuts',
  title: 'Keys that save time',
  anywhere: 'Everywhere',
  save: 'Save the form',
  find: 'Go to the search field',
  list: 'Show this list',
  sex: 'Male or female, while one of them has the focus',
  recent: 'Take a recent occupation, counted from the first',
  begin: 'Begin to type the occupation',
  screens: 'Go to a screen',
  screensHint:
    'While this list is open, the letter alone is enough: also on Register, where G begins an occupation.',
  lists: 'In a list under a field',
  through: 'Go through the list',
  take: 'Take what is marked',
  close: 'Close the list',
  single: 'Single keys work without Ctrl',
  singleHint:
    'Single letters, numbers and signs work only while no text field has the focus. Switch them off if you speak to this device to write.',
};
