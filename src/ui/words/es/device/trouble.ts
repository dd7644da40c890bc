import type { ScreenWords } from '../../tables.ts';

export const storageTrouble: ScreenWords['storageTrouble'] = {
  quota: {
    title: 'A este dispositivo no le queda espacio',
    advice:
      'Esto no se guardó todavía. Lo que escribió sigue aquí. Borre fotos o videos para hacer espacio y guarde de nuevo. No borre Outpost: sus fichas están en él.',
  },
  blocked: {
    title: 'Outpost está abierto en otra pestaña con una versión más antigua',
    advice: 'Cierre la otra pestaña. Esta sigue por sí sola.',
  },
  outdated: {
    title: 'Una versión más nueva de Outpost está abierta en otra pestaña',
    advice: 'En esta pestaña no se pueden guardar ni enviar sus fichas. Pulse “Recargar”.',
    kept: 'Lo que se guardó antes sigue en este dispositivo.',
  },
  closed: {
    title: 'El navegador ha cerrado el almacenamiento',
    advice:
      'Lo que escribió sigue aquí. Outpost vuelve a abrir el almacenamiento por sí solo. Si este aviso no desaparece, recargue la aplicación.',
  },
  erased: {
    title: 'Se borró todo en este dispositivo',
    advice: 'Una persona lo pidió en Outpost. Recargue para empezar de nuevo.',
  },
  missing: {
    title: 'Este navegador no guarda nada aquí',
    advice:
      'Sus ajustes, o una ventana privada, impiden el almacenamiento. Permita que esta dirección guarde cookies y datos de sitios, o abra Outpost en una ventana normal.',
  },
  insecure: {
    title: 'Outpost no puede guardar nada en esta dirección',
    advice:
      'La dirección empieza por http://, y los navegadores no dejan que nada se inicie allí sin conexión. Abra Outpost en una dirección que empiece por https://, o pida una a quien le dio Outpost.',
  },
  damaged: {
    title: 'El almacenamiento no contiene lo que debería',
    advice: 'Recargue la aplicación. Si esto sigue, no borre nada y pregunte a quien le dio Outpost.',
  },
  failed: {
    title: 'El almacenamiento no respondió',
    advice: 'Esto no se guardó todavía. Lo que escribió sigue aquí. Guarde de nuevo.',
  },
};

export const noRoom: ScreenWords['noRoom'] = {
  now: 'No se puede guardar nada nuevo.',
  makeRoom: 'Borre fotos o videos para hacer espacio. No borre Outpost: sus fichas están en él.',
  lookAgain: 'Comprobar de nuevo',
  still: 'Sigue sin haber espacio. Si acaba de borrar algo, compruebe de nuevo dentro de medio minuto.',
  over: 'Vuelve a haber espacio. Ya puede guardar.',
  loadFirst: 'Aquí no se puede guardar nada. Pulse primero “Recargar”.',
};

export const storageAgain: ScreenWords['storageAgain'] =
  'El dispositivo puede guardar de nuevo. Pulse el botón una vez más.';

export const typedHere: ScreenWords['typedHere'] =
  'Lo que escribió solo está en esta pestaña. Anótelo antes de recargar.';

export const loadToSee: ScreenWords['loadToSee'] = 'Pulse “Recargar” para ver lo guardado.';

export const loadToRegister: ScreenWords['loadToRegister'] =
  'Pulse “Recargar” para registrar. Lo que había escrito antes de este aviso vuelve.';

export const notReadNow: ScreenWords['notReadNow'] =
  'Ahora no se pueden leer las fichas de este dispositivo.';

export const noSync: ScreenWords['noSync'] = {
  notHere: 'Outpost no puede enviar desde esta dirección. Ábralo en una que empiece por https://',
  soon: 'Preparando el envío.',
};

export const mend: ScreenWords['mend'] = {
  groupUuid:
    'Escriba el identificador como lo muestra el servidor, por ejemplo 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  key: 'Escriba la clave sin espacios y sin letras con acento, tal como se la dieron',
  passphrase: 'Escriba una frase secreta de 12 caracteres o más',
  wrongPassphrase: 'Esta no es la frase secreta de la clave guardada. Escríbala de nuevo, u olvide la clave',
  assessments: 'Elija al menos una evaluación',
  tooManyAssessments: 'Elija como máximo 12 evaluaciones',
  target: 'Elija sobre quién es la evaluación',
};
