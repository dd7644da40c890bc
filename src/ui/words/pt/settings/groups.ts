import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);

const inNumbers = (n: number) => count(n, { one: '# grupo', other: '# grupos' });
/** What is said of all of them together. */
const haveAll = {
  device: 'foram criados neste aparelho',
  config: 'vêm da sua organização',
  settings: 'foram juntados aqui, a partir do servidor',
};

export const groups: ScreenWords['groups'] = {
  types: {
    GOVT: 'Governo',
    FEDERAL_GOV: 'Governo federal',
    REGIONAL_GOV: 'Governo regional',
    LOCAL_GOV: 'Governo local',
    AUTHORITY: 'Autoridade',
    INST: 'Instituição',
    COMPANY: 'Empresa',
    HEAD_OFFICE: 'Sede',
    BRANCH: 'Sucursal',
    REGION_OFFICE: 'Delegação regional',
    SUBSIDIARY: 'Filial',
    GROUP_HQ: 'Sede do grupo',
    DEPT: 'Departamento',
    AD_HOC: 'Grupo pontual',
    TEAM: 'Equipa',
  },
  noneCalled: (typed) => `Nenhum grupo se chama “${typed}”. Deixe o grupo vazio, ou crie-o nas`,
  none: 'Ainda não há grupos.',
  askLink: 'Recebeu um link de configuração? Ele traz os grupos da sua organização.',
  noneCame: 'Um servidor está definido, mas não trouxe nenhum grupo.',
  askForSome: 'Peça à sua organização um link de configuração ou o ID de um grupo.',
  goWithout: 'Uma pessoa também pode ser inscrita sem grupo.',
  noRoom: 'Podem ser adicionados grupos quando houver espaço.',
  inNumbers,
  showAll: (n) => `Mostrar ${count(n, { one: '# grupo', other: 'todos os # grupos' })}`,
  origins: {
    device: 'criado neste aparelho',
    config: 'da sua organização',
    settings: 'juntado aqui, a partir do servidor',
  },
  allAre: (type, origin) => {
    const said = [type && `são do tipo ${type}`, origin && haveAll[origin]].filter(
      (fact) => fact !== undefined,
    );
    return said.length === 0 ? '' : `Todos ${said.join(' e ')}.`;
  },
  ways: 'Juntar grupos',
  partOf: (parent) => `, parte de ${parent}`,
  waitForLink: 'Quem entra nele espera até alguém escrever o identificador que ele tem no servidor.',
  type: 'Tipo',
  leave: 'Deixar como está',

  make: {
    title: 'Criar um grupo novo',
    about: 'Para um grupo que ninguém criou ainda.',
    sentFirst: 'É criado no servidor antes de se enviar quem entra nele.',
    waitForLink:
      'Quem entra nele espera até alguém escrever o identificador que ele tem no servidor: as definições do servidor dizem que não se criam grupos a partir daqui.',
    name: 'Nome do novo grupo',
    parent: 'Parte de',
    parentHint: 'O grupo a que pertence. Deixe vazio se não houver.',
    action: 'Criar grupo',
    done: (name) => `Criado: ${apart(name)}.`,
  },

  add: {
    title: 'Usar um grupo que a sua organização tem',
    about: 'Para um grupo que já está no servidor. A sua organização dá-lhe o identificador do grupo.',
    uuid: 'Identificador no servidor',
    name: 'Nome do grupo',
    uuidTaken: (name) => `“${apart(name)}” já tem este identificador`,
    action: 'Juntar grupo',
    done: (name) => `Juntado: ${apart(name)}.`,
  },

  rename: {
    open: 'Mudar o nome',
    name: 'Novo nome',
    onItsWay: 'Está a caminho do servidor, e fica com o nome que tem',
    action: 'Mudar o nome',
  },

  link: {
    open: 'Escrever o identificador no servidor',
    uuid: 'Identificador deste grupo no servidor',
    hint: 'Quem entra no grupo aqui entra naquele. Verifique: uma ligação não se pode desfazer.',
    action: 'Ligar',
    obstacle({ reason }) {
      if (reason === 'named') return 'Outro grupo já tem este identificador';
      if (reason === 'gone') return 'Este grupo já não está neste aparelho';
      return 'Já está no servidor, ou a caminho dele';
    },
  },

  import: {
    title: 'Acrescentar vários grupos de uma lista',
    about: 'Cole-a, ou abra um ficheiro CSV.',
    lines: 'Lista de grupos, um por linha',
    linesHint:
      'Em cada linha: identificador no servidor, nome, tipo, separados por vírgulas, pontos e vírgulas ou tabulações. Um grupo que já está aqui recebe o novo nome e o novo tipo.',
    file: 'Ou de um ficheiro CSV',
    types: 'Os tipos',
    toMend: (n) =>
      `Nada foi acrescentado. ${count(n, { one: '# linha por corrigir:', other: '# linhas por corrigir:' })}`,
    line: (line, fault) => `Linha ${line}: ${lineFault(fault)}`,
    more: (n) => `E mais ${count(n, { one: '# linha', other: '# linhas' })}. Corrija primeiro estas.`,
    nothing: 'Escreva ou cole pelo menos um grupo',
    action: 'Acrescentar estes grupos',
    done: (n) => `Acrescentado: ${inNumbers(n)}.`,
  },

  nameProblem(problem) {
    if (problem.kind === 'missing') return 'Escreva um nome para o grupo';
    const { type, name } = problem.by;
    return `Já há um grupo “${name}” (${groups.types[type]}). Use outro nome`;
  },
};

function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `A lista tem mais de ${number(fault.most)} letras. Importe-a em partes`;
    case 'many-lines':
      return `A lista tem mais de ${number(fault.most)} linhas. Importe-a em partes`;
    case 'long-line':
      return `A linha tem mais de ${number(fault.most)} letras. Escreva só identificador, nome e tipo`;
    case 'not-three-values':
      return `Escreva três valores: identificador, nome e tipo. Há ${fault.count}`;
    case 'not-a-uuid':
      return `“${fault.value}” não é o identificador de um grupo. Copie-o do servidor`;
    case 'no-name':
      return 'Escreva o nome do grupo entre o identificador e o tipo';
    case 'not-a-type':
      return `“${fault.value}” não é um tipo de grupo. Use um da lista, por exemplo TEAM`;
    case 'repeated':
      return `O mesmo identificador está na linha ${fault.line}. Retire um dos dois`;
    case 'alike':
      return `O nome parece-se com o da linha ${fault.line}. Use outro nome para um dos dois`;
    case 'taken':
      return `O aparelho já tem um grupo “${fault.name}”. Use outro nome`;
  }
}
