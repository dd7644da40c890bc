/** The one question that tells hits apart. Questions and their answers have the names that `data/` gives them. */
export const questions = {
  skip: 'Skip',
  /** Spoken when typing rests. */
  spoken: (asks: string) => `One question tells these apart: ${asks} Press Tab to answer it.`,
  nowFirst: (says: string, name: string) => `${says}. ${name} now stands first.`,
  /** On a person. */
  asked: (asks: string, says: string) => `Asked: “${asks}” Answer: “${says}”`,
  each: {
    shop: {
      asks: 'Do they own the shop?',
      says: {
        own: 'Yes, they own it',
        work: 'No, they work there',
      },
    },
    selling: {
      asks: 'Where do they sell?',
      says: {
        shop: 'In a shop',
        stall: 'At a stall or market',
        street: 'Walking around or on the street',
      },
    },
    farm: {
      asks: 'What does the farm have?',
      says: {
        crops: 'Crops',
        animals: 'Animals',
        both: 'Crops and animals',
      },
    },
    farmFor: {
      asks: 'Is the food sold, or only for the family?',
      says: {
        sold: 'Sold',
        family: 'For the family',
      },
    },
    farmWhose: {
      asks: 'Is it their own farm?',
      says: {
        own: 'Yes',
        pay: 'No, they work for pay',
      },
    },
    pupils: {
      asks: 'Whom do they teach?',
      says: {
        small: 'Children before school',
        primary: 'Primary school',
        secondary: 'Secondary school',
        older: 'Older students',
      },
    },
    vehicle: {
      asks: 'What do they drive?',
      says: {
        car: 'A car, taxi or van',
        truck: 'A truck',
        bus: 'A bus',
        motorcycle: 'A motorcycle',
      },
    },
    nurse: {
      asks: 'Have they trained for years, or learnt on the job?',
      says: {
        years: 'Years, with a diploma',
        course: 'A shorter course',
        job: 'On the job',
      },
    },
    doctor: {
      asks: 'Is it one field of medicine?',
      says: {
        all: 'No, all kinds of illness',
        specialist: 'Yes, a specialist',
      },
    },
    kitchen: {
      asks: 'What do they do in the kitchen?',
      says: {
        leads: 'Leads it and plans the dishes',
        cooks: 'Cooks',
        helps: 'Helps or prepares simple food',
      },
    },
    cleaning: {
      asks: 'Where do they clean?',
      says: {
        home: 'In somebody’s home',
        offices: 'In offices, hotels or schools',
        street: 'On the street',
        vehicles: 'Vehicles',
      },
    },
    building: {
      asks: 'Do they lay the bricks, or help?',
      says: {
        builds: 'Builds',
        helps: 'Helps and carries',
      },
    },
    wood: {
      asks: 'What do they make of wood?',
      says: {
        houses: 'Doors, roofs, parts of houses',
        furniture: 'Furniture',
      },
    },
    sewing: {
      asks: 'Do they make whole clothes?',
      says: {
        customers: 'Yes, for customers',
        mends: 'Mends or embroiders',
        factory: 'On a machine in a factory',
      },
    },
    fishing: {
      asks: 'Where do they fish?',
      says: {
        near: 'On lakes, rivers or the coast',
        sea: 'Far out at sea',
        ponds: 'In ponds where fish are raised',
        eat: 'Only to eat',
      },
    },
    mechanic: {
      asks: 'What do they repair?',
      says: {
        vehicles: 'Cars or motorcycles',
        machines: 'Machines or tractors',
        bicycles: 'Bicycles',
        aircraft: 'Aircraft',
        electric: 'Electric or electronic things',
      },
    },
    engineer: {
      asks: 'What kind of engineer?',
      says: {
        buildings: 'Buildings and roads',
        machines: 'Machines',
        electricity: 'Electricity',
        computers: 'Computers',
      },
    },
    officework: {
      asks: 'What do they do in the office?',
      says: {
        papers: 'Papers and files of all kinds',
        letters: 'Letters and meetings for somebody',
        visitors: 'Receives visitors',
        accounts: 'Accounts',
      },
    },
    guard: {
      asks: 'What do they guard?',
      says: {
        buildings: 'Buildings, goods or people',
        prisoners: 'Prisoners',
        cars: 'Parked cars',
      },
    },
    care: {
      asks: 'Whom do they look after?',
      says: {
        children: 'Children',
        old: 'Old or sick people at home',
        patients: 'Patients in a hospital',
      },
    },
    herd: {
      asks: 'Whose animals are they?',
      says: {
        sold: 'Their own, to sell',
        family: 'Their own, for the family',
        pay: 'Somebody else’s',
      },
    },
    paint: {
      asks: 'What do they paint?',
      says: {
        walls: 'Walls and houses',
        things: 'Cars or furniture',
        signs: 'Signs',
        pictures: 'Pictures',
      },
    },
    labour: {
      asks: 'Where do they work?',
      says: {
        farm: 'On a farm',
        site: 'On a building site or road',
        factory: 'In a factory',
        goods: 'Loading and carrying goods',
        mine: 'In a mine or quarry',
      },
    },
    accounts: {
      asks: 'What have they studied for it?',
      says: {
        degree: 'A degree or licence',
        course: 'A shorter course',
        job: 'Nothing, keeps the books',
      },
    },
    electric: {
      asks: 'On what do they work?',
      says: {
        buildings: 'Wires in buildings',
        machines: 'Motors and machines',
        lines: 'Power lines and poles',
      },
    },
    army: {
      asks: 'What rank do they have?',
      says: {
        officer: 'Officer',
        sergeant: 'Sergeant or the like',
        other: 'Lower than that',
      },
    },
    police: {
      asks: 'What do they do in the police?',
      says: {
        order: 'Keeps order',
        crimes: 'Investigates crimes',
      },
    },
    manager: {
      asks: 'What do they run?',
      says: {
        shop: 'A shop',
        hotel: 'A hotel or restaurant',
        factory: 'A factory or mine',
        site: 'A building firm',
        farm: 'A large farm',
        goods: 'A store of goods or transport',
        whole: 'A whole company',
      },
    },
  },
};
