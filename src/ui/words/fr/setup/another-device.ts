import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const anotherDevice: ScreenWords['anotherDevice'] = {
  section: 'Autres appareils',
  title: 'Régler un autre appareil',
  about:
    'Ce lien règle un autre appareil comme celui-ci : organisation, serveur et groupes. Qui l’ouvre voit ce qu’il règle, et décide.',
  noKey: 'Il ne contient pas de clé. Donnez la clé d’une autre façon.',
  link: 'Lien de réglage',
  theLink: 'Le lien de réglage',
  copy: 'Copier le lien',
  qr: 'Code QR du lien de réglage',
  scan: 'Visez le code avec la caméra de l’autre appareil.',
  qrWithoutGroups: (n) =>
    count(n, {
      one: 'Avec son groupe, le lien est trop long pour un code QR. Le code contient tout le reste, le lien contient aussi le groupe.',
      other:
        'Avec # groupes, le lien est trop long pour un code QR. Le code contient tout le reste, le lien contient aussi les groupes.',
    }),
  tooLong: 'Le lien est trop long pour un code QR. Copiez le lien.',
  tooManyGroups: (most) =>
    `Un lien contient au plus ${number(most)} groupes : celui-ci n’en contient aucun. Importez les groupes sur l’autre appareil.`,
  leftOut: (n) =>
    count(n, {
      one: '# groupe est laissé de côté, parce qu’il n’est pas sur le serveur.',
      other: '# groupes sont laissés de côté, parce qu’ils ne sont pas sur le serveur.',
    }),
  paste: 'Coller votre lien de réglage',
};
