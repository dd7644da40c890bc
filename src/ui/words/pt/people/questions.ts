import type { ScreenWords } from '../../tables.ts';

export const questions: ScreenWords['questions'] = {
  skip: 'Saltar',
  spoken: (asks) => `Uma pergunta distingue-as: ${asks} Prima Tab para responder.`,
  nowFirst: (says, name) => `${says}. ${name} está agora em primeiro lugar.`,
  asked: (asks, says) => `Pergunta: “${asks}” Resposta: “${says}”`,
  each: {
    shop: {
      asks: 'A loja é dessa pessoa?',
      says: {
        own: 'Sim, é dela',
        work: 'Não, trabalha lá',
      },
    },
    selling: {
      asks: 'Onde vende?',
      says: {
        shop: 'Numa loja',
        stall: 'Numa banca ou no mercado',
        street: 'A andar ou na rua',
      },
    },
    farm: {
      asks: 'O que há na quinta?',
      says: {
        crops: 'Culturas',
        animals: 'Animais',
        both: 'Culturas e animais',
      },
    },
    farmFor: {
      asks: 'A colheita é vendida ou só para a família?',
      says: {
        sold: 'É vendida',
        family: 'Para a família',
      },
    },
    farmWhose: {
      asks: 'A quinta é dessa pessoa?',
      says: {
        own: 'Sim',
        pay: 'Não, trabalha por pagamento',
      },
    },
    pupils: {
      asks: 'A quem ensina?',
      says: {
        small: 'Crianças antes da escola',
        primary: 'No ensino primário',
        secondary: 'No ensino secundário',
        older: 'Estudantes mais velhos',
      },
    },
    vehicle: {
      asks: 'O que conduz?',
      says: {
        car: 'Um carro, táxi ou carrinha',
        truck: 'Um camião',
        bus: 'Um autocarro',
        motorcycle: 'Uma moto',
      },
    },
    nurse: {
      asks: 'Estudou anos ou aprendeu a trabalhar?',
      says: {
        years: 'Anos, com diploma',
        course: 'Um curso mais curto',
        job: 'A trabalhar',
      },
    },
    doctor: {
      asks: 'É uma só especialidade?',
      says: {
        all: 'Não, todas as doenças',
        specialist: 'Sim, especialista',
      },
    },
    kitchen: {
      asks: 'O que faz na cozinha?',
      says: {
        leads: 'Dirige e cria os pratos',
        cooks: 'Cozinha',
        helps: 'Ajuda ou prepara comida simples',
      },
    },
    cleaning: {
      asks: 'Onde limpa?',
      says: {
        home: 'Numa casa particular',
        offices: 'Em escritórios, hotéis ou escolas',
        street: 'Na rua',
        vehicles: 'Veículos',
      },
    },
    building: {
      asks: 'Assenta os tijolos ou ajuda?',
      says: {
        builds: 'Constrói',
        helps: 'Ajuda e carrega',
      },
    },
    wood: {
      asks: 'O que faz de madeira?',
      says: {
        houses: 'Portas, telhados, partes de casas',
        furniture: 'Móveis',
      },
    },
    sewing: {
      asks: 'Faz roupas inteiras?',
      says: {
        customers: 'Sim, para clientes',
        mends: 'Conserta ou borda',
        factory: 'Numa máquina de fábrica',
      },
    },
    fishing: {
      asks: 'Onde pesca?',
      says: {
        near: 'Em lagos, rios ou na costa',
        sea: 'No alto mar',
        ponds: 'Em tanques de criação',
        eat: 'Só para comer',
      },
    },
    mechanic: {
      asks: 'O que conserta?',
      says: {
        vehicles: 'Carros ou motos',
        machines: 'Máquinas ou tratores',
        bicycles: 'Bicicletas',
        aircraft: 'Aviões',
        electric: 'Aparelhos elétricos ou eletrónicos',
      },
    },
    engineer: {
      asks: 'Que tipo de engenheiro?',
      says: {
        buildings: 'Edifícios e estradas',
        machines: 'Máquinas',
        electricity: 'Eletricidade',
        computers: 'Informática',
      },
    },
    officework: {
      asks: 'O que faz no escritório?',
      says: {
        papers: 'Papéis e arquivos de todo tipo',
        letters: 'Cartas e reuniões de alguém',
        visitors: 'Recebe visitas',
        accounts: 'Contas',
      },
    },
    guard: {
      asks: 'O que guarda?',
      says: {
        buildings: 'Edifícios, bens ou pessoas',
        prisoners: 'Presos',
        cars: 'Carros estacionados',
      },
    },
    care: {
      asks: 'De quem cuida?',
      says: {
        children: 'Crianças',
        old: 'Idosos ou doentes em casa',
        patients: 'Doentes num hospital',
      },
    },
    herd: {
      asks: 'De quem são os animais?',
      says: {
        sold: 'Próprios, para vender',
        family: 'Próprios, para a família',
        pay: 'De outra pessoa',
      },
    },
    paint: {
      asks: 'O que pinta?',
      says: {
        walls: 'Paredes e casas',
        things: 'Carros ou móveis',
        signs: 'Letreiros',
        pictures: 'Quadros',
      },
    },
    labour: {
      asks: 'Onde trabalha?',
      says: {
        farm: 'Numa quinta',
        site: 'Numa obra ou estrada',
        factory: 'Numa fábrica',
        goods: 'A carregar mercadorias',
        mine: 'Numa mina ou pedreira',
      },
    },
    accounts: {
      asks: 'O que estudou para isso?',
      says: {
        degree: 'Um curso superior',
        course: 'Um curso mais curto',
        job: 'Nada: faz as contas',
      },
    },
    electric: {
      asks: 'Em que trabalha?',
      says: {
        buildings: 'Fios de edifícios',
        machines: 'Motores e máquinas',
        lines: 'Linhas e postes',
      },
    },
    army: {
      asks: 'Que posto tem?',
      says: {
        officer: 'Oficial',
        sergeant: 'Sargento ou semelhante',
        other: 'Mais baixo',
      },
    },
    police: {
      asks: 'O que faz na polícia?',
      says: {
        order: 'Mantém a ordem',
        crimes: 'Investiga crimes',
      },
    },
    manager: {
      asks: 'O que dirige?',
      says: {
        shop: 'Uma loja',
        hotel: 'Um hotel ou restaurante',
        factory: 'Uma fábrica ou mina',
        site: 'Uma construtora',
        farm: 'Uma quinta grande',
        goods: 'Um armazém ou transportes',
        whole: 'Uma empresa inteira',
      },
    },
  },
};
