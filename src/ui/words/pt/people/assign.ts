import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

export const assign: ScreenWords['assign'] = {
  edit: 'Editar a atribuição',
  until: (entries) => `Até agora: ${entries}.`,
  noSuch: 'Essa atribuição não existe neste aparelho.',
  discarded: 'Esta pessoa foi descartada. Recupere-a primeiro e depois atribua.',
  backToPerson: 'Voltar à pessoa',
  noPerson: 'Essa pessoa não existe neste aparelho',
  toPeople: 'Ir para Pessoas',
  notLoaded: 'As avaliações ainda estão a carregar. Guarde de novo daqui a pouco.',
  anotherRecord: 'outra ficha',

  about: 'Sobre quem é a avaliação?',
  aboutShort: 'Sobre quem é?',
  oneself: { one: 'esta pessoa', each: 'cada pessoa' },
  abouts: { one: 'Esta pessoa', each: 'Cada pessoa', person: 'Outra pessoa', group: 'Um grupo' },
  person: 'Pessoa',
  thenTick: 'Depois marque as avaliações abaixo.',
  findPerson: 'Por recibo, referência ou profissão.',
  nobody: (typed) => `Nenhuma outra pessoa neste aparelho corresponde a “${typed}”.`,

  assessments: 'Avaliações',
  assessmentsAbout: (name) => `Avaliações sobre ${name}`,
  factors: 'Detalhes',
  already: (state) => `Já atribuída: ${state}`,
  tickAgain: {
    yes: 'Se a atribuir outra vez, esta pessoa fica com ela duas vezes.',
    maybe: 'Pode ter chegado. Se a atribuir outra vez, esta pessoa pode ficar com ela duas vezes.',
    no: 'Se a atribuir outra vez, esta pessoa pode ficar com ela duas vezes.',
  },
  settleFirst: { noReply: 'Decidir primeiro sobre essa', toFix: 'Corrigir primeiro essa' },
  waitsToo: {
    onHold: 'A ficha desta pessoa está em pausa. O que atribuir também espera.',
    noReply:
      'Ainda não se sabe se a ficha desta pessoa chegou ao servidor. As novas atribuições esperam até você decidir.',
    toFix: 'Corrija primeiro a ficha desta pessoa. O que atribuir agora é enviado depois.',
  },
  settlePerson: {
    onHold: 'Ir para esta pessoa',
    noReply: 'Ir para esta pessoa',
    toFix: 'Corrigir esta ficha',
  },
  alreadyOf: (n, all) => `${first.number(n)} de ${first.number(all)} já a têm`,
  again: {
    yes: (state) => `Assim esta pessoa fica com ela duas vezes. Antes: ${state}`,
    maybe: (state) => `Assim esta pessoa pode ficar com ela duas vezes. Antes: ${state}`,
    no: (state) => `Assim é atribuída uma nova. Antes: ${state}`,
  },
  againOf: (n, all) => `${first.number(n)} de ${first.number(all)} já a têm. Assim ficam com ela duas vezes`,
  measuresOf: (name) => `: ${name}`,

  joins: 'Grupo em que entra',
  joinsHint: 'Deixe vazio, a não ser que a pessoa entre num grupo com esta atribuição.',
  pricesFor: (country) => `Os preços são os do país desta pessoa: ${country}.`,
  onePrice: 'Tinha vários preços. A partir de agora estes valem para toda ela.',

  chosen: 'Por atribuir',
  nothingChosen: 'Ainda nada foi escolhido',
  toAssign: (count) => `${first.counts.assessments(count)} por atribuir`,
  aboutWhom: (name) => `sobre ${name}`,
  takeOut: 'Retirar',
  sum: 'Soma:',
  chooseFirst: 'Escolha pelo menos uma avaliação.',
  tickFirst: 'Marque primeiro a linha acima.',
  bought: 'A compra faz-se no envio. Até lá pode desfazê-la.',
  noRoom: 'Não há espaço para guardar. Liberte espaço primeiro.',
  check: { new: 'Rever e atribuir', edit: 'Rever e guardar' },

  saveAgain: 'Guardar e enviar de novo',
  save: 'Guardar',
  assign: 'Atribuir',
  leaveEdit: 'Voltar sem guardar',
  leave: 'Voltar sem atribuir',
  many: {
    nobody: 'Ninguém está escolhido. Escolha pessoas na lista e carregue em Atribuir.',
    title: (n: number) => `Atribuir a ${first.counts.people(n)}`,
    to: (names: string) => `A ${names}.`,
    cannot: (n: number) => `Nada pode ser atribuído a ${first.counts.people(n)}:`,
    joinsHint: 'Deixe vazio, a não ser que todas entrem assim num grupo.',
    each: 'Avaliações por pessoa',
    inAll: 'No total',
    toPay: 'A pagar',
    purchase: (assessments: string, n: number, total?: string) =>
      `${assessments} para ${first.counts.people(n)}${total === undefined ? '' : `, ${total} no total`}`,
    assignTo: (n: number) => `Atribuir a ${first.counts.people(n)}`,
    assigned: (assessments: string, n: number) =>
      `${assessments} por pessoa: atribuído a ${first.counts.people(n)}.`,
    notAssigned: (n: number) => `Nada foi atribuído a ${first.counts.people(n)}:`,
    undone: (n: number) =>
      n === 0
        ? 'Desfeito. Nada está atribuído.'
        : `Desfeito, menos para ${first.counts.people(n)}: já seguiu.`,
  },
};
