import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';

const { decimal, count, number } = numbersOf(first.language);

const { send } = console;
const { people } = first.counts;
const purchases = (n: number) => count(n, { one: '# achat', other: '# achats' });

export const practice: ScreenWords['practice'] = {
  mark: 'Exercice : rien ici n’est réel',
  about: 'Des personnes inventées. Rien ici n’est réel, et rien ne quitte cet appareil.',
  aboutShort: 'Rien ici n’est réel.',
  startAgain: 'Recommencer',
  startingAgain: 'Nouveau départ',
  ledgers: 'Deux registres',
  leave: 'Quitter l’exercice',
  leaveShort: 'Quitter',
  open: 'Ouvrir l’exercice',

  page: {
    title: 'Deux registres',
    intro: 'Ce que cet appareil croit, et ce que le serveur a vraiment.',
    how: 'Pour essayer, choisissez ce qui va mal et inscrivez quelqu’un. Voyez ensuite ici ce que chaque côté en a.',
    device: 'Cet appareil',
    server: 'Serveur d’exercice',
    sum: (n) => `${people(n.people)}, ${purchases(n.purchases)}`,
    settled: (n) =>
      count(n, {
        one: '# autre fiche est la même des deux côtés.',
        other: '# autres fiches sont les mêmes des deux côtés.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    purchase: (keys) => `Évaluations ${keys.join(', ')}`,
    on: {
      'nothing yet': 'rien encore',
      'not there': 'ne l’a pas',
      refused: 'l’a refusée',
      there: 'l’a',
      'answer lost': 'l’a, réponse perdue',
      twice: 'l’a deux fois, renvoyée',
    },
    agree: 'Les deux registres s’accordent sur toutes les personnes envoyées.',
    disagree: (n) =>
      count(n, {
        one: 'L’appareil ne peut rien dire de # fiche',
        other: 'L’appareil ne peut rien dire de # fiches',
      }),
    advice:
      'Vues de l’appareil, elles se ressemblent. Décidez de chacune dans Envois, puis comparez de nouveau. Voici ce que chacune coûte si elle est renvoyée :',
    price: {
      person: 'La personne peut être deux fois sur le serveur. Personne ne peut retirer l’une des deux.',
      purchase: (n, total) => {
        const what = count(n, {
          one: '# évaluation peut être achetée une deuxième fois',
          other: '# évaluations peuvent être achetées une deuxième fois',
        });
        return total === undefined ? `${what}.` : `${what}, pour ${decimal(total, 2)}.`;
      },
    },
  },

  deck: {
    title: 'Ce qui va mal',
    next: 'Pour le prochain envoi, ou jusqu’à ce que vous choisissiez autre chose.',
    cards: {
      works: ['Fonctionne', 'Le serveur reçoit et répond.'],
      slow: ['Très lent', 'La réponse prend 40 secondes. Fermez l’onglet entre-temps.'],
      'answer-lost': ['Réponse perdue', 'Le serveur reçoit. Sa réponse ne revient jamais.'],
      'drops-before': ['Coupe avant', 'Le réseau se coupe avant que le serveur reçoive.'],
      refused: ['Refuse', 'Le serveur dit non, avec une raison.'],
      busy: ['Serveur occupé', 'Il demande de réessayer dans une minute.'],
      'no-credit': ['Plus de crédit', 'Il refuse le prochain achat.'],
      'wrong-key': ['Clé fausse', 'Il ne connaît pas cet appareil.'],
      'sign-in-page': [
        'Page d’accès',
        'Une page de Wi-Fi répond à tout, jusqu’à ce que vous choisissiez autre chose.',
      ],
      'server-down': ['Pas de serveur', 'Rien ne répond, jusqu’à ce que vous choisissiez autre chose.'],
    },
    active: (name) => `Ce qui va mal : ${name}`,
  },

  show: {
    about: 'Cinq scènes pour qui montre cette application.',
    title: 'Cinq scènes qui montrent ce que fait Outpost',
    intro:
      'Pour qui montre Outpost à d’autres. Chaque scène commence avec les mêmes personnes inventées, et peut être montrée autant de fois qu’on veut. Ce qui a été inscrit avant en exercice disparaît alors.',
    begin: 'Commencer',
    count: (n) => `${number(n)} sur 5`,
    all: 'Toutes les scènes',
    end: 'Finir la scène',
    networkBack: 'Rétablir le réseau',
    scenes: {
      offline: {
        title: 'Inscrire sans réseau',
        steps:
          'Rien ne répond maintenant. Inscrivez quelqu’un : la personne est enregistrée tout de suite, et attend. Rétablissez le réseau, et la fiche part.',
      },
      'answer-lost': {
        title: 'Une réponse se perd',
        steps:
          'Inscrivez quelqu’un. Le serveur reçoit la fiche, mais sa réponse ne vient jamais : elle est incertaine, et n’est pas envoyée une deuxième fois.',
      },
      killed: {
        title: 'Le navigateur est tué pendant l’envoi',
        steps:
          'Inscrivez quelqu’un, et fermez le navigateur dans les 30 secondes. Rouvrez-le : personne n’est perdu, la fiche est incertaine, et les deux registres peuvent être comparés.',
      },
      rules: {
        title: 'Les règles disent non',
        steps: `Appuyez sur « ${send} ». La réponse nomme chaque règle que ces valeurs ne respectent pas, et rien n’est gardé.`,
      },
      curl: {
        title: 'Le même appel avec curl',
        steps: `Appuyez sur « ${send} ». Copiez ensuite la ligne pour curl : un terminal reçoit la même réponse du serveur de référence.`,
      },
    },
  },
};
