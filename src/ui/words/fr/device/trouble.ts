import type { ScreenWords } from '../../tables.ts';

export const storageTrouble: ScreenWords['storageTrouble'] = {
  quota: {
    title: 'Cet appareil n’a plus de place',
    advice:
      'Ceci n’est pas encore enregistré. Ce que vous avez écrit est encore là. Supprimez des photos ou des vidéos pour faire de la place, puis enregistrez de nouveau. Ne supprimez pas Outpost : vos fiches sont dedans.',
  },
  blocked: {
    title: 'Outpost est ouvert dans un autre onglet avec une version plus ancienne',
    advice: 'Fermez l’autre onglet. Celui-ci continue de lui-même.',
  },
  outdated: {
    title: 'Une version plus récente d’Outpost est ouverte dans un autre onglet',
    advice:
      'Vos fiches ne peuvent être ni enregistrées ni envoyées dans cet onglet. Appuyez sur « Recharger ».',
    kept: 'Ce qui a été enregistré avant est encore sur cet appareil.',
  },
  closed: {
    title: 'Le navigateur a fermé le stockage',
    advice:
      'Ce que vous avez écrit est encore là. Outpost rouvre le stockage de lui-même. Si ce message reste, rechargez l’application.',
  },
  erased: {
    title: 'Tout a été effacé sur cet appareil',
    advice: 'Une personne l’a demandé dans Outpost. Rechargez pour recommencer.',
  },
  missing: {
    title: 'Ce navigateur ne garde rien ici',
    advice:
      'Ses réglages, ou une fenêtre privée, empêchent le stockage. Autorisez cette adresse à garder des cookies et des données de site, ou ouvrez Outpost dans une fenêtre ordinaire.',
  },
  insecure: {
    title: 'Outpost ne peut rien garder à cette adresse',
    advice:
      'L’adresse commence par http://, et les navigateurs n’y laissent rien démarrer hors ligne. Ouvrez Outpost à une adresse qui commence par https://, ou demandez-en une à la personne qui vous a donné Outpost.',
  },
  damaged: {
    title: 'Le stockage ne contient pas ce qu’il devrait',
    advice:
      'Rechargez l’application. Si cela continue, n’effacez rien et demandez à la personne qui vous a donné Outpost.',
  },
  failed: {
    title: 'Le stockage n’a pas répondu',
    advice: 'Ceci n’est pas encore enregistré. Ce que vous avez écrit est encore là. Enregistrez de nouveau.',
  },
};

export const noRoom: ScreenWords['noRoom'] = {
  now: 'Rien de nouveau ne peut être enregistré.',
  makeRoom:
    'Supprimez des photos ou des vidéos pour faire de la place. Ne supprimez pas Outpost : vos fiches sont dedans.',
  lookAgain: 'Vérifier à nouveau',
  still:
    'Il n’y a toujours pas de place. Si vous venez de supprimer quelque chose, vérifiez à nouveau dans une demi-minute.',
  over: 'Il y a de nouveau de la place. Vous pouvez enregistrer.',
  loadFirst: 'Rien ne peut être enregistré ici. Appuyez d’abord sur « Recharger ».',
};

export const storageAgain: ScreenWords['storageAgain'] =
  'L’appareil peut de nouveau enregistrer. Appuyez encore une fois sur le bouton.';

export const typedHere: ScreenWords['typedHere'] =
  'Ce que vous avez écrit n’est que dans cet onglet. Notez-le avant de recharger.';

export const loadToSee: ScreenWords['loadToSee'] =
  'Appuyez sur « Recharger » pour voir ce qui est enregistré.';

export const loadToRegister: ScreenWords['loadToRegister'] =
  'Appuyez sur « Recharger » pour inscrire. Ce que vous aviez écrit avant ce message revient.';

export const notReadNow: ScreenWords['notReadNow'] =
  'Pour le moment, les fiches de cet appareil ne peuvent pas être lues.';

export const noSync: ScreenWords['noSync'] = {
  notHere:
    'Outpost ne peut pas envoyer depuis cette adresse. Ouvrez-le à une adresse qui commence par https://',
  soon: 'L’envoi se prépare.',
};

export const mend: ScreenWords['mend'] = {
  groupUuid:
    'Écrivez l’identifiant comme le serveur le montre, par exemple 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  key: 'Écrivez la clé sans espaces ni lettres accentuées, comme on vous l’a donnée',
  passphrase: 'Écrivez une phrase secrète de 12 caractères ou plus',
  wrongPassphrase:
    'Ce n’est pas la phrase secrète de la clé gardée. Écrivez-la de nouveau, ou oubliez la clé',
  assessments: 'Choisissez au moins une évaluation',
  tooManyAssessments: 'Choisissez 12 évaluations au plus',
  target: 'Choisissez sur qui porte l’évaluation',
};
