import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'Ce que veulent dire les mots',
  of: {
    draft: 'Un formulaire qui n’est pas terminé. Il n’est pas envoyé.',
    waiting: 'Enregistrée sur cet appareil. Elle n’est pas encore envoyée.',
    sending: 'En route vers le serveur.',
    noReply: 'Envoyée, mais aucune réponse n’est revenue. Quelqu’un doit vérifier si elle est arrivée.',
    toFix: 'Le serveur ne l’a pas acceptée. Quelqu’un doit voir pourquoi.',
    onHold: 'Retenue. Elle n’est envoyée que si quelqu’un appuie sur Relancer.',
    confirmed: 'Le serveur l’a : il a répondu oui.',
    moved: 'Donnée à un autre appareil dans un fichier. C’est lui qui l’envoie.',
    discarded: 'Quelqu’un a décidé de ne pas l’envoyer.',
  } satisfies Record<ShownState, string>,
};
