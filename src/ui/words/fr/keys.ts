import type { ScreenWords } from '../tables.ts';

export const keys: ScreenWords['keys'] = {
  open: 'Raccourcis',
  title: 'Touches qui font gagner du temps',
  anywhere: 'Partout',
  save: 'Enregistrer le formulaire',
  find: 'Aller au champ de recherche',
  list: 'Afficher cette liste',
  sex: 'Homme ou femme, quand l’un des deux est actif',
  recent: 'Prendre une profession récente, comptée depuis la première',
  begin: 'Commencer à taper la profession',
  screens: 'Aller à un écran',
  screensHint:
    'Tant que cette liste est ouverte, la lettre seule suffit : aussi sous « Inscrire », où G commence une profession.',
  lists: 'Dans une liste sous un champ',
  through: 'Parcourir la liste',
  take: 'Prendre ce qui est marqué',
  close: 'Fermer la liste',
  single: 'Les touches simples agissent sans Ctrl',
  singleHint:
    'Les lettres, chiffres et signes seuls n’agissent que si l’on n’est pas dans un champ de texte. Désactivez-les si vous dictez à cet appareil.',
};
