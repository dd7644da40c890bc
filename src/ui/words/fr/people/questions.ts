import type { ScreenWords } from '../../tables.ts';

export const questions: ScreenWords['questions'] = {
  skip: 'Passer',
  spoken: (asks) => `Une question les départage : ${asks} Appuyez sur Tab pour y répondre.`,
  nowFirst: (says, name) => `${says}. ${name} est maintenant en tête.`,
  asked: (asks, says) => `Question : « ${asks} » Réponse : « ${says} »`,
  each: {
    shop: {
      asks: 'La boutique lui appartient-elle ?',
      says: {
        own: 'Oui, c’est la sienne',
        work: 'Non, il ou elle y travaille',
      },
    },
    selling: {
      asks: 'Où vend-il ou vend-elle ?',
      says: {
        shop: 'Dans une boutique',
        stall: 'Sur un étal ou au marché',
        street: 'En marchant ou dans la rue',
      },
    },
    farm: {
      asks: 'Qu’y a-t-il à la ferme ?',
      says: {
        crops: 'Des cultures',
        animals: 'Des animaux',
        both: 'Des cultures et des animaux',
      },
    },
    farmFor: {
      asks: 'La récolte est-elle vendue, ou seulement pour la famille ?',
      says: {
        sold: 'Vendue',
        family: 'Pour la famille',
      },
    },
    farmWhose: {
      asks: 'Est-ce sa propre ferme ?',
      says: {
        own: 'Oui',
        pay: 'Non, il ou elle est payé pour y travailler',
      },
    },
    pupils: {
      asks: 'À qui enseigne-t-il ou enseigne-t-elle ?',
      says: {
        small: 'Des enfants avant l’école',
        primary: 'À l’école primaire',
        secondary: 'Au secondaire',
        older: 'Des étudiants ou des apprentis',
      },
    },
    vehicle: {
      asks: 'Que conduit-il ou conduit-elle ?',
      says: {
        car: 'Une voiture, un taxi ou une camionnette',
        truck: 'Un camion',
        bus: 'Un bus',
        motorcycle: 'Une moto',
      },
    },
    nurse: {
      asks: 'A-t-il ou a-t-elle étudié des années, ou appris en travaillant ?',
      says: {
        years: 'Des années, avec un diplôme',
        course: 'Une formation plus courte',
        job: 'En travaillant',
      },
    },
    doctor: {
      asks: 'Est-ce une seule spécialité ?',
      says: {
        all: 'Non, toutes les maladies',
        specialist: 'Oui, un spécialiste',
      },
    },
    kitchen: {
      asks: 'Que fait-il ou fait-elle en cuisine ?',
      says: {
        leads: 'Dirige et crée les plats',
        cooks: 'Cuisine',
        helps: 'Aide ou prépare des plats simples',
      },
    },
    cleaning: {
      asks: 'Où nettoie-t-il ou nettoie-t-elle ?',
      says: {
        home: 'Chez des particuliers',
        offices: 'Dans des bureaux, hôtels ou écoles',
        street: 'Dans la rue',
        vehicles: 'Des véhicules',
      },
    },
    building: {
      asks: 'Pose-t-il ou pose-t-elle les briques, ou aide-t-il ?',
      says: {
        builds: 'Construit',
        helps: 'Aide et porte',
      },
    },
    wood: {
      asks: 'Que fait-il ou fait-elle en bois ?',
      says: {
        houses: 'Portes, toits, parties de maisons',
        furniture: 'Des meubles',
      },
    },
    sewing: {
      asks: 'Fait-il ou fait-elle des vêtements entiers ?',
      says: {
        customers: 'Oui, pour des clients',
        mends: 'Répare ou brode',
        factory: 'Sur une machine en usine',
      },
    },
    fishing: {
      asks: 'Où pêche-t-il ou pêche-t-elle ?',
      says: {
        near: 'Sur un lac, une rivière ou la côte',
        sea: 'En haute mer',
        ponds: 'Dans des étangs d’élevage',
        eat: 'Seulement pour manger',
      },
    },
    mechanic: {
      asks: 'Que répare-t-il ou répare-t-elle ?',
      says: {
        vehicles: 'Des voitures ou des motos',
        machines: 'Des machines ou des tracteurs',
        bicycles: 'Des vélos',
        aircraft: 'Des avions',
        electric: 'Des appareils électriques ou électroniques',
      },
    },
    engineer: {
      asks: 'Quel genre d’ingénieur ?',
      says: {
        buildings: 'Bâtiments et routes',
        machines: 'Mécanique',
        electricity: 'Électricité',
        computers: 'Informatique',
      },
    },
    officework: {
      asks: 'Que fait-il ou fait-elle au bureau ?',
      says: {
        papers: 'Papiers et dossiers de toutes sortes',
        letters: 'Courrier et réunions pour quelqu’un',
        visitors: 'Reçoit les visiteurs',
        accounts: 'Comptes',
      },
    },
    guard: {
      asks: 'Que garde-t-il ou garde-t-elle ?',
      says: {
        buildings: 'Des bâtiments, des biens ou des personnes',
        prisoners: 'Des détenus',
        cars: 'Des voitures garées',
      },
    },
    care: {
      asks: 'De qui s’occupe-t-il ou s’occupe-t-elle ?',
      says: {
        children: 'Des enfants',
        old: 'Des personnes âgées ou malades chez elles',
        patients: 'Des malades à l’hôpital',
      },
    },
    herd: {
      asks: 'À qui sont les animaux ?',
      says: {
        sold: 'Les siens, pour vendre',
        family: 'Les siens, pour la famille',
        pay: 'À quelqu’un d’autre',
      },
    },
    paint: {
      asks: 'Que peint-il ou peint-elle ?',
      says: {
        walls: 'Des murs et des maisons',
        things: 'Des voitures ou des meubles',
        signs: 'Des enseignes',
        pictures: 'Des tableaux',
      },
    },
    labour: {
      asks: 'Où travaille-t-il ou travaille-t-elle ?',
      says: {
        farm: 'Dans une ferme',
        site: 'Sur un chantier ou une route',
        factory: 'Dans une usine',
        goods: 'À charger et porter des marchandises',
        mine: 'Dans une mine ou une carrière',
      },
    },
    accounts: {
      asks: 'Qu’a-t-il ou qu’a-t-elle étudié pour cela ?',
      says: {
        degree: 'Un diplôme universitaire',
        course: 'Une formation plus courte',
        job: 'Rien : tient les comptes',
      },
    },
    electric: {
      asks: 'Sur quoi travaille-t-il ou travaille-t-elle ?',
      says: {
        buildings: 'Les fils des bâtiments',
        machines: 'Moteurs et machines',
        lines: 'Lignes et poteaux',
      },
    },
    army: {
      asks: 'Quel grade a-t-il ou a-t-elle ?',
      says: {
        officer: 'Officier',
        sergeant: 'Sergent ou proche',
        other: 'Plus bas',
      },
    },
    police: {
      asks: 'Que fait-il ou fait-elle dans la police ?',
      says: {
        order: 'Maintient l’ordre',
        crimes: 'Enquête sur des crimes',
      },
    },
    manager: {
      asks: 'Que dirige-t-il ou dirige-t-elle ?',
      says: {
        shop: 'Un magasin',
        hotel: 'Un hôtel ou restaurant',
        factory: 'Une usine ou une mine',
        site: 'Une entreprise de bâtiment',
        farm: 'Une grande ferme',
        goods: 'Un entrepôt ou des transports',
        whole: 'Toute une entreprise',
      },
    },
  },
};
