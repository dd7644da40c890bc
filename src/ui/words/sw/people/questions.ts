import type { ScreenWords } from '../../tables.ts';

export const questions: ScreenWords['questions'] = {
  skip: 'Ruka',
  spoken: (asks) => `Swali moja linazitofautisha: ${asks} Bonyeza Tab ili kujibu.`,
  nowFirst: (says, name) => `${says}. ${name} sasa iko ya kwanza.`,
  asked: (asks, says) => `Swali: “${asks}” Jibu: “${says}”`,
  each: {
    shop: {
      asks: 'Je, duka ni la mtu huyu?',
      says: {
        own: 'Ndiyo, ni lake',
        work: 'Hapana, anafanya kazi hapo',
      },
    },
    selling: {
      asks: 'Anauza wapi?',
      says: {
        shop: 'Dukani',
        stall: 'Kwenye meza au sokoni',
        street: 'Kwa kutembea au barabarani',
      },
    },
    farm: {
      asks: 'Shamba lina nini?',
      says: {
        crops: 'Mazao',
        animals: 'Mifugo',
        both: 'Mazao na mifugo',
      },
    },
    farmFor: {
      asks: 'Je, mazao yanauzwa au ni ya familia tu?',
      says: {
        sold: 'Yanauzwa',
        family: 'Ya familia',
      },
    },
    farmWhose: {
      asks: 'Je, ni shamba lake?',
      says: {
        own: 'Ndiyo',
        pay: 'Hapana, analipwa kufanya kazi',
      },
    },
    pupils: {
      asks: 'Anamfundisha nani?',
      says: {
        small: 'Watoto kabla ya shule',
        primary: 'Shule ya msingi',
        secondary: 'Shule ya sekondari',
        older: 'Wanafunzi wakubwa',
      },
    },
    vehicle: {
      asks: 'Anaendesha nini?',
      says: {
        car: 'Gari dogo au teksi',
        truck: 'Lori',
        bus: 'Basi',
        motorcycle: 'Pikipiki',
      },
    },
    nurse: {
      asks: 'Je, alisoma miaka mingi au alijifunza kazini?',
      says: {
        years: 'Miaka mingi, ana diploma',
        course: 'Mafunzo mafupi',
        job: 'Kazini',
      },
    },
    doctor: {
      asks: 'Je, ni fani moja ya tiba?',
      says: {
        all: 'Hapana, magonjwa yote',
        specialist: 'Ndiyo, bingwa',
      },
    },
    kitchen: {
      asks: 'Anafanya nini jikoni?',
      says: {
        leads: 'Anaongoza na kupanga vyakula',
        cooks: 'Anapika',
        helps: 'Anasaidia au anaandaa chakula rahisi',
      },
    },
    cleaning: {
      asks: 'Anafanya usafi wapi?',
      says: {
        home: 'Nyumbani kwa mtu',
        offices: 'Ofisini, hotelini au shuleni',
        street: 'Barabarani',
        vehicles: 'Magari',
      },
    },
    building: {
      asks: 'Je, anajenga mwenyewe au anasaidia?',
      says: {
        builds: 'Anajenga',
        helps: 'Anasaidia na kubeba',
      },
    },
    wood: {
      asks: 'Anatengeneza nini kwa mbao?',
      says: {
        houses: 'Milango, paa, sehemu za nyumba',
        furniture: 'Samani',
      },
    },
    sewing: {
      asks: 'Je, anatengeneza nguo nzima?',
      says: {
        customers: 'Ndiyo, kwa wateja',
        mends: 'Anarekebisha au anatarizi',
        factory: 'Kwa mashine kiwandani',
      },
    },
    fishing: {
      asks: 'Anavua wapi?',
      says: {
        near: 'Ziwani, mtoni au pwani',
        sea: 'Bahari kuu',
        ponds: 'Kwenye mabwawa ya kufuga',
        eat: 'Kwa kula tu',
      },
    },
    mechanic: {
      asks: 'Anatengeneza nini?',
      says: {
        vehicles: 'Magari au pikipiki',
        machines: 'Mashine au trekta',
        bicycles: 'Baiskeli',
        aircraft: 'Ndege',
        electric: 'Vifaa vya umeme au elektroniki',
      },
    },
    engineer: {
      asks: 'Mhandisi wa aina gani?',
      says: {
        buildings: 'Majengo na barabara',
        machines: 'Mitambo',
        electricity: 'Umeme',
        computers: 'Kompyuta',
      },
    },
    officework: {
      asks: 'Anafanya nini ofisini?',
      says: {
        papers: 'Karatasi na mafaili ya aina zote',
        letters: 'Barua na mikutano ya mtu',
        visitors: 'Anapokea wageni',
        accounts: 'Hesabu',
      },
    },
    guard: {
      asks: 'Analinda nini?',
      says: {
        buildings: 'Majengo, mali au watu',
        prisoners: 'Wafungwa',
        cars: 'Magari yaliyoegeshwa',
      },
    },
    care: {
      asks: 'Anamtunza nani?',
      says: {
        children: 'Watoto',
        old: 'Wazee au wagonjwa nyumbani',
        patients: 'Wagonjwa hospitalini',
      },
    },
    herd: {
      asks: 'Je, wanyama ni wa nani?',
      says: {
        sold: 'Wake, wa kuuza',
        family: 'Wake, wa familia',
        pay: 'Wa mtu mwingine',
      },
    },
    paint: {
      asks: 'Anapaka rangi au anachora nini?',
      says: {
        walls: 'Kuta na nyumba',
        things: 'Magari au samani',
        signs: 'Mabango',
        pictures: 'Picha',
      },
    },
    labour: {
      asks: 'Anafanya kazi wapi?',
      says: {
        farm: 'Shambani',
        site: 'Kwenye ujenzi au barabara',
        factory: 'Kiwandani',
        goods: 'Kupakia na kubeba mizigo',
        mine: 'Mgodini au kwenye machimbo',
      },
    },
    accounts: {
      asks: 'Alisomea nini kwa kazi hii?',
      says: {
        degree: 'Shahada au leseni',
        course: 'Mafunzo mafupi',
        job: 'Hakusoma, anaandika hesabu',
      },
    },
    electric: {
      asks: 'Anafanya kazi kwenye nini?',
      says: {
        buildings: 'Nyaya za majengo',
        machines: 'Mota na mashine',
        lines: 'Nyaya kuu na nguzo',
      },
    },
    army: {
      asks: 'Ana cheo gani?',
      says: {
        officer: 'Afisa',
        sergeant: 'Sajini au kama huyo',
        other: 'Chini ya hapo',
      },
    },
    police: {
      asks: 'Anafanya nini polisi?',
      says: {
        order: 'Analinda usalama',
        crimes: 'Anachunguza uhalifu',
      },
    },
    manager: {
      asks: 'Anaongoza nini?',
      says: {
        shop: 'Duka',
        hotel: 'Hoteli au mgahawa',
        factory: 'Kiwanda au mgodi',
        site: 'Kampuni ya ujenzi',
        farm: 'Shamba kubwa',
        goods: 'Ghala au usafiri',
        whole: 'Kampuni nzima',
      },
    },
  },
};
