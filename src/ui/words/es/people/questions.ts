import type { ScreenWords } from '../../tables.ts';

export const questions: ScreenWords['questions'] = {
  skip: 'Omitir',
  spoken: (asks) => `Una pregunta las distingue: ${asks} Pulse Tab para responder.`,
  nowFirst: (says, name) => `${says}. ${name} está ahora en primer lugar.`,
  asked: (asks, says) => `Pregunta: “${asks}” Respuesta: “${says}”`,
  each: {
    shop: {
      asks: '¿La tienda es suya?',
      says: {
        own: 'Sí, es suya',
        work: 'No, trabaja en ella',
      },
    },
    selling: {
      asks: '¿Dónde vende?',
      says: {
        shop: 'En una tienda',
        stall: 'En un puesto o mercado',
        street: 'Caminando o en la calle',
      },
    },
    farm: {
      asks: '¿Qué hay en la finca?',
      says: {
        crops: 'Cultivos',
        animals: 'Animales',
        both: 'Cultivos y animales',
      },
    },
    farmFor: {
      asks: '¿La cosecha se vende o es solo para la familia?',
      says: {
        sold: 'Se vende',
        family: 'Para la familia',
      },
    },
    farmWhose: {
      asks: '¿La finca es suya?',
      says: {
        own: 'Sí',
        pay: 'No, trabaja por un pago',
      },
    },
    pupils: {
      asks: '¿A quién enseña?',
      says: {
        small: 'Niños antes de la escuela',
        primary: 'En primaria',
        secondary: 'En secundaria',
        older: 'Estudiantes mayores',
      },
    },
    vehicle: {
      asks: '¿Qué conduce?',
      says: {
        car: 'Un auto, taxi o camioneta',
        truck: 'Un camión',
        bus: 'Un autobús',
        motorcycle: 'Una moto',
      },
    },
    nurse: {
      asks: '¿Estudió varios años o aprendió trabajando?',
      says: {
        years: 'Varios años, con título',
        course: 'Un curso más corto',
        job: 'Trabajando',
      },
    },
    doctor: {
      asks: '¿Es una sola especialidad?',
      says: {
        all: 'No, todas las enfermedades',
        specialist: 'Sí, especialista',
      },
    },
    kitchen: {
      asks: '¿Qué hace en la cocina?',
      says: {
        leads: 'La dirige y crea los platos',
        cooks: 'Cocina',
        helps: 'Ayuda o prepara comida sencilla',
      },
    },
    cleaning: {
      asks: '¿Dónde limpia?',
      says: {
        home: 'En una casa particular',
        offices: 'En oficinas, hoteles o escuelas',
        street: 'En la calle',
        vehicles: 'Vehículos',
      },
    },
    building: {
      asks: '¿Pone los ladrillos o ayuda?',
      says: {
        builds: 'Construye',
        helps: 'Ayuda y carga',
      },
    },
    wood: {
      asks: '¿Qué hace de madera?',
      says: {
        houses: 'Puertas, techos, partes de casas',
        furniture: 'Muebles',
      },
    },
    sewing: {
      asks: '¿Hace prendas completas?',
      says: {
        customers: 'Sí, para clientes',
        mends: 'Arregla o borda',
        factory: 'En una máquina de fábrica',
      },
    },
    fishing: {
      asks: '¿Dónde pesca?',
      says: {
        near: 'En lagos, ríos o la costa',
        sea: 'En alta mar',
        ponds: 'En estanques de cría',
        eat: 'Solo para comer',
      },
    },
    mechanic: {
      asks: '¿Qué repara?',
      says: {
        vehicles: 'Autos o motos',
        machines: 'Máquinas o tractores',
        bicycles: 'Bicicletas',
        aircraft: 'Aviones',
        electric: 'Aparatos eléctricos o electrónicos',
      },
    },
    engineer: {
      asks: '¿Qué tipo de ingeniero?',
      says: {
        buildings: 'Edificios y caminos',
        machines: 'Máquinas',
        electricity: 'Electricidad',
        computers: 'Informática',
      },
    },
    officework: {
      asks: '¿Qué hace en la oficina?',
      says: {
        papers: 'Papeles y archivos de todo tipo',
        letters: 'Cartas y citas de alguien',
        visitors: 'Recibe a las visitas',
        accounts: 'Cuentas',
      },
    },
    guard: {
      asks: '¿Qué vigila?',
      says: {
        buildings: 'Edificios, bienes o personas',
        prisoners: 'Presos',
        cars: 'Autos estacionados',
      },
    },
    care: {
      asks: '¿A quién cuida?',
      says: {
        children: 'Niños',
        old: 'Ancianos o enfermos en casa',
        patients: 'Pacientes en un hospital',
      },
    },
    herd: {
      asks: '¿De quién son los animales?',
      says: {
        sold: 'Suyos, para vender',
        family: 'Suyos, para la familia',
        pay: 'De otra persona',
      },
    },
    paint: {
      asks: '¿Qué pinta?',
      says: {
        walls: 'Paredes y casas',
        things: 'Autos o muebles',
        signs: 'Letreros',
        pictures: 'Cuadros',
      },
    },
    labour: {
      asks: '¿Dónde trabaja?',
      says: {
        farm: 'En una finca',
        site: 'En una obra o carretera',
        factory: 'En una fábrica',
        goods: 'Carga y descarga mercancías',
        mine: 'En una mina o cantera',
      },
    },
    accounts: {
      asks: '¿Qué estudió para ello?',
      says: {
        degree: 'Un título universitario',
        course: 'Un curso más corto',
        job: 'Nada: lleva las cuentas',
      },
    },
    electric: {
      asks: '¿En qué trabaja?',
      says: {
        buildings: 'Cables de edificios',
        machines: 'Motores y máquinas',
        lines: 'Líneas y postes',
      },
    },
    army: {
      asks: '¿Qué grado tiene?',
      says: {
        officer: 'Oficial',
        sergeant: 'Sargento o similar',
        other: 'Más bajo',
      },
    },
    police: {
      asks: '¿Qué hace en la policía?',
      says: {
        order: 'Mantiene el orden',
        crimes: 'Investiga delitos',
      },
    },
    manager: {
      asks: '¿Qué dirige?',
      says: {
        shop: 'Una tienda',
        hotel: 'Un hotel o restaurante',
        factory: 'Una fábrica o mina',
        site: 'Una empresa constructora',
        farm: 'Una finca grande',
        goods: 'Un almacén o transportes',
        whole: 'Una empresa entera',
      },
    },
  },
};
