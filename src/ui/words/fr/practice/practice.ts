import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = consoleWords;
const networkBack = 'Rétablir le réseau';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

/** The title of the scenes, and of what leads there. */
const showOthers = 'Montrer Outpost à d’autres';

/** Only the kinds of which there are any. */
const some: ScreenWords['practice']['page']['sum'] = ({ people: p, assignments: a }) =>
  [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : '']
    .filter((part) => part !== '')
    .join(', ');

export const practice: ScreenWords['practice'] = {
  mark: 'Exercice : rien ici n’est réel',
  about: 'Des personnes inventées. Rien ne quitte cet appareil.',
  aboutShort: 'Rien ici n’est réel.',
  restart: 'Recommencer l’exercice',
  restartAbout: 'Efface ce que vous avez inscrit en exercice, et repart des mêmes personnes inventées.',
  restarting: 'L’exercice recommence',
  leave: 'Quitter l’exercice',
  leaveShort: 'Quitter',
  ways: { practice: 'Comparer appareil et serveur', tour: showOthers },
  open: 'Ouvrir l’exercice',
  noRoom: 'L’exercice a aussi besoin de place. Faites d’abord de la place.',
  stillOpens: 'L’exercice fonctionne toujours dans cet onglet.',
  keyAsked: {
    title: 'Cet onglet oublierait la clé de votre serveur',
    about:
      'Ouvrez l’exercice dans un nouvel onglet, et celui-ci garde la clé. Si vous l’ouvrez ici, saisissez de nouveau la clé à votre retour.',
    newTab: 'Ouvrir dans un nouvel onglet',
    here: 'Ouvrir ici',
  },
  outside:
    'L’exercice a des personnes inventées. Rien n’y est réel. Vos propres fiches ne sont pas touchées.',
  learn:
    'Vous y voyez ce qui se passe quand le réseau se coupe ou qu’une réponse se perd, et ce qu’il faut faire alors.',

  page: {
    intro: 'Ce que cet appareil sait de chaque fiche, et ce que le serveur a vraiment.',
    how: 'Choisissez ce qui se passe quand vous envoyez, inscrivez quelqu’un, puis comparez.',
    device: 'Cet appareil',
    server: 'Le serveur',
    sum: (n) => `${unbroken(people(n.people))}, ${unbroken(assigned(n.assignments))}`,
    settled: (n) =>
      count(n, {
        one: '# autre fiche est la même des deux côtés.',
        other: '# autres fiches sont les mêmes des deux côtés.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    on: {
      'nothing yet': 'rien encore',
      'never sent': 'jamais envoyée',
      'not there': 'ne l’a pas',
      refused: 'ne l’a pas acceptée',
      there: 'l’a',
      answering: 'l’a, la réponse est en route',
      'answer lost': 'l’a, mais la réponse s’est perdue',
      twice: 'l’a deux fois : renvoyée alors qu’elle y était',
    },
    foundLater: 'l’a, mais la première réponse s’est perdue',
    arrived: (there, missing) => {
      if (there === 0) return missing === 1 ? 'elle n’est pas arrivée.' : 'aucune n’est arrivée.';
      if (missing === 0) return there === 1 ? 'elle est arrivée.' : 'toutes sont arrivées.';
      return `${count(there, { one: '# d’entre elles est arrivée', other: '# d’entre elles sont arrivées' })}, ${number(missing)} non.`;
    },
    differ: 'Les deux totaux diffèrent\u00A0:',
    missing: (n) => `Pas sur le serveur : ${some(n)}.`,
    again: (n) => `Deux fois sur le serveur : ${some(n)}.`,
    others: (n) => `Seulement sur le serveur : ${some(n)}.`,
    agree: 'Cet appareil et le serveur s’accordent sur toutes les fiches envoyées.',
    noReply: (n) =>
      count(n, {
        one: 'Aucune réponse n’est venue pour #\u00A0fiche\u00A0:',
        other: 'Aucune réponse n’est venue pour #\u00A0fiches\u00A0:',
      }),
    twice: (n) =>
      count(n, {
        one: 'Le serveur a #\u00A0fiche deux fois.',
        other: 'Le serveur a #\u00A0fiches deux fois.',
      }),
    sending: (n) => count(n, { one: '#\u00A0fiche est en route.', other: '#\u00A0fiches sont en route.' }),
    alsoTwice: (n) =>
      count(n, {
        one: '#\u00A0autre fiche est arrivée deux fois.',
        other: '#\u00A0autres fiches sont arrivées deux fois.',
      }),
    advice: 'Si vous en renvoyez une, voici ce qui peut arriver :',
    price: {
      person: 'La personne peut être deux fois sur le serveur. Personne ne peut retirer l’une des deux.',
      assignment: (stake) => `Peut être attribué et payé deux fois : ${stake}.`,
    },
  },

  deck: {
    title: 'Ce qui se passe quand vous envoyez',
    chosen: 'Quand vous envoyez',
    cards: {
      works: ['Le réseau fonctionne', 'Le serveur reçoit chaque fiche et répond.'],
      slow: [
        'Très lent',
        'La réponse prend 40 secondes. Fermez cet onglet avant, puis rouvrez-le : la fiche est toujours là, incertaine.',
      ],
      'answer-lost': ['Réponse perdue', 'Le serveur reçoit la fiche. Sa réponse ne revient jamais.'],
      'drops-before': ['Coupure du réseau', 'Le réseau se coupe avant que le serveur reçoive la fiche.'],
      refused: ['Le serveur refuse', 'Le serveur dit non, avec une raison.'],
      busy: ['Serveur occupé', 'Le serveur demande de réessayer dans une minute.'],
      'no-credit': ['Plus de crédit', 'Le serveur refuse la prochaine attribution.'],
      'wrong-key': ['Clé fausse', 'Le serveur n’accepte pas la clé de cet appareil.'],
      'sign-in-page': [
        'Page d’accès',
        'Une page de Wi-Fi répond à tout, jusqu’à ce que vous choisissiez autre chose.',
      ],
      'server-down': [
        'Rien ne répond',
        'Ni le réseau ni le serveur ne répondent, jusqu’à ce que vous choisissiez autre chose.',
      ],
    },
    now: {
      works: 'Le réseau et le serveur fonctionnent normalement.',
      slow: 'La prochaine réponse prend 40 secondes.',
      'answer-lost': 'La prochaine réponse se perd.',
      'drops-before': 'Le réseau se coupe avant l’arrivée de la prochaine fiche.',
      refused: 'Le serveur refuse la prochaine fiche.',
      busy: 'Le serveur est trop occupé pour la prochaine fiche.',
      'no-credit': 'Il ne reste plus de crédit pour la prochaine attribution.',
      'wrong-key': 'Le serveur n’accepte pas la clé pour la prochaine fiche.',
      'sign-in-page': 'Une page d’accès répond à tout, jusqu’à ce que vous choisissiez autre chose.',
      'server-down': 'Rien ne répond, jusqu’à ce que vous choisissiez autre chose.',
    },
  },

  show: {
    title: showOthers,
    about: 'Des scènes toutes prêtes, chacune commence d’une seule touche.',
    intro: 'Chaque scène ouvre l’exercice.',
    introHere: 'Chaque scène recommence l’exercice\u00A0: ce que vous y avez fait est alors effacé.',
    again: 'Vous pouvez recommencer une scène autant de fois que vous voulez.',
    untouched: 'Les vraies fiches restent intactes.',
    noRoom:
      'Aucune scène ne peut encore commencer : l’exercice a aussi besoin de place. Faites d’abord de la place.',
    ask: {
      title: (n) => `Vous avez inscrit ${people(n)} en exercice.`,
      about: 'Commencer une scène efface cela.',
      start: 'Effacer et commencer',
      keep: 'Garder',
    },
    begin: 'Commencer',
    count: (n) => `${number(n)} sur 5`,
    all: 'Toutes les scènes',
    end: 'Finir la scène',
    networkBack,
    isBack: 'Le réseau est rétabli. Ce qui attendait part maintenant.',
    next: 'Scène suivante',
    scenes: {
      offline: {
        title: 'Inscrire sans réseau',
        steps: `Il n’y a pas de réseau. Inscrivez quelqu’un : la fiche est enregistrée tout de suite, et attend. Appuyez sur « ${networkBack} », et elle part.`,
      },
      'answer-lost': {
        title: 'Une réponse se perd',
        steps:
          'Inscrivez quelqu’un. Le serveur reçoit la fiche, mais sa réponse ne vient jamais : elle est incertaine, et n’est pas envoyée une deuxième fois.',
      },
      killed: {
        title: 'Outpost est fermé pendant l’envoi',
        steps:
          'Inscrivez quelqu’un. La réponse prend 40 secondes : fermez cet onglet avant, puis rouvrez-le. La fiche n’est pas perdue. Elle est incertaine, et vous pouvez comparer cet appareil au serveur.',
      },
      rules: {
        title: 'Les règles disent non',
        steps: `La console s’ouvre avec des valeurs fausses. Appuyez sur « ${send} » : la réponse nomme chaque règle qu’elles ne respectent pas, et rien n’est gardé.`,
      },
      curl: {
        title: 'Le même appel avec curl',
        steps: `Appuyez sur « ${send} ». Copiez ensuite la ligne pour curl : un terminal reçoit la même réponse du serveur de référence.`,
      },
    },
  },
};
