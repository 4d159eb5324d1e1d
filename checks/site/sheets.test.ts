import { describe, expect, test } from 'vitest';
import { readBlock, readSection } from './read-page.ts';

describe('a sample sheet with a table and a curve', () => {
  test('has the readings with units, the title block and the label of a sample', () => {
    expect(readBlock('/services/samples/relay-report', 'sheet-form')).toEqual([
      'Relay report',
      'Illustrative sample',
      'Animas Switch & Line (970) 555-0161 · (970) 555-0162 · EC.0100042 · EE-98 40017',
      'Relay: FR-200, s/n 2217',
      'Test set: s/n 7304, due 9/9/2026',
      'Results',
      'Test | Inject | Expected | As found',
      '51 pickup A | Ramp | 3.000 A | 3.010 A',
      '51 at 2× | 6.00 A | 7.028 s | 7.055 s',
      '51 at 3× | 9.00 A | 2.942 s | 2.957 s',
      '![Time-current curve of the relay on 52. Element 51 picks up at 60 A.]',
      '![Time-current curve of the relay on 52. Element 51 picks up at 60 A.]',
      'Secondary amperes',
      'Relay 51 on 52',
      'Sample station, 24.9 kV',
      'Sheet: T-01',
      'Rev: 1',
      'Date: May 14, 2026',
      'By: TT-1',
      'Name, signature',
    ]);
  });

  test('links to the form and the spreadsheet', () => {
    expect(readBlock('/services/samples/relay-report', 'action-row')).toEqual([
      '[Field form](/services/samples/relay-report/blank)[Spreadsheet](/services/samples/relay-report.xlsx)[All field forms](/services/samples)',
    ]);
  });

  test('links to the other sheets of the station', () => {
    expect(readBlock('/services/samples/relay-report', 'gap-6')).toEqual([
      'These are illustrative samples. The station and all its readings are invented. QP is a qualified person, TT a test technician and CT a controls technician.',
      'Other records of this station',
      '[S-01 State of the line](/services/samples/state-of-the-line)',
      '[Q-01 Bolt torque](/services/samples/bolt-torque)',
      '[Request a quote](/contact#form)',
    ]);
  });
});

describe('a sample sheet with a drawing of the line', () => {
  test('has the facts, the drawing and the title block', () => {
    expect(readBlock('/services/samples/state-of-the-line', 'sheet-form')).toEqual([
      'State of the line',
      'Illustrative sample',
      'Animas Switch & Line (970) 555-0161 · (970) 555-0162 · EC.0100042 · EE-98 40017',
      'Drawn: State after step 2',
      'Owner told: 15:20, by phone',
      '![The line is energized up to the open switch 89.]',
      '![The line is energized up to the open switch 89.]',
      'Tests before the work',
      'Test | Result',
      '51 pickup A | Passed',
      'Call the dispatcher first',
      'Line to 52',
      'Sample station',
      'Sheet: S-01',
      'Rev: 0',
      'Date: May 13, 2026',
      'By: QP-1',
      'Name, signature',
    ]);
  });
});

describe('a field form', () => {
  test('says how to fill it in', () => {
    expect(readBlock('/services/samples/relay-report/blank', 'gap-4')).toEqual([
      'Type into the form on this page, or print it on Letter paper. Nothing you write on it is sent to us.',
      '[Filled sheet](/services/samples/relay-report)[Spreadsheet](/services/samples/relay-report.xlsx)[All field forms](/services/samples)',
    ]);
  });

  test('has the empty boxes with units, the verdict, and lines for signatures', () => {
    expect(readBlock('/services/samples/relay-report/blank', 'blank-form')).toEqual([
      'Relay report',
      'T-01',
      'Site',
      '{Site}',
      'Subject',
      '{Subject}',
      'Animas Switch & Line (970) 555-0161 · (970) 555-0162 · EC.0100042 · EE-98 40017',
      'Company, if another',
      '{Company, if another}',
      'Work order',
      '{Work order}',
      'Sheet no., rev.',
      '{Sheet no., rev.}',
      'Date',
      '{Date}',
      'Certification, no.',
      '{Certification, no.}',
      'Compared with report',
      '{Compared with report}',
      'Relay',
      '{Relay}',
      'Results',
      'Test | Inject | Expected | As found',
      '51 pickup A | {Inject, 51 pickup A} | {Expected, 51 pickup A} A | {As found, 51 pickup A} A',
      '51 at 2× | {Inject, 51 at 2×} A | {Expected, 51 at 2×} s | {As found, 51 at 2×} s',
      '51 at 3× | {Inject, 51 at 3×} A | {Expected, 51 at 3×} s | {As found, 51 at 3×} s',
      'Metering A | {Inject, Metering A} | {Expected, Metering A} | {As found, Metering A}',
      'Add a rowRemove rows',
      'Instrument | Serial number | Calibration due',
      'Test set | {Test set, Serial number} | {Test set, Calibration due}',
      'Pass',
      'Fail',
      'Refer',
      '{Clear: Pass, Fail, Refer} Clear',
      'Remarks, deficiencies',
      'Tested by',
      '{Tested by}',
      'Signature',
      '{Signature or typed name: Tested by}',
      '{Sign with a finger or a mouse: Tested by} Sign with a finger or a mouse',
      'Date',
      '{Date}',
      'Reviewed by',
      '{Reviewed by}',
      'Signature',
      '{Signature or typed name: Reviewed by}',
      '{Sign with a finger or a mouse: Reviewed by} Sign with a finger or a mouse',
      'Date',
      '{Date}',
    ]);
  });

  test('says where filled-in forms are kept', () => {
    expect(readSection('/services/samples/relay-report/blank', 'On this device')).toEqual([
      'On this device',
      'You have not begun a form on this device.',
      'New form',
      'A browser forgets these forms when a private window is closed or its site data is cleared, and Safari also after some weeks without a visit. Others who use this device can read them. Save a copy of a form that you still need.',
    ]);
  });

  test('can be stored for use without a network', () => {
    expect(readSection('/services/samples/relay-report/blank', 'Without a network')).toEqual([
      'Without a network',
      'Keep the forms on this phone',
    ]);
  });
});

describe('the page of all field forms', () => {
  test('begins with the words', () => {
    expect(readSection('/services/samples', 'Field forms')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Services](/services)',
      'Field forms',
      'Field forms',
      'These are the sheets that a job leaves behind, filled in for one invented station. Most also come as a field form to print and as a spreadsheet. Spreadsheets for readings calculate as you type.',
    ]);
  });

  test('lists the sheets that make safe', () => {
    expect(readSection('/services/samples', 'Isolating and making safe')).toEqual([
      'Isolating and making safe',
      'S-01',
      'State of the line',
      'Use it before work on a line, to show what is open and what is energized.',
      '[Field form: State of the line](/services/samples/state-of-the-line/blank)[Spreadsheet: State of the line](/services/samples/state-of-the-line.xlsx)[Filled sheet: State of the line](/services/samples/state-of-the-line)',
    ]);
  });

  test('lists the sheets of tests', () => {
    expect(readSection('/services/samples', 'Testing')).toEqual([
      'Testing',
      'T-01',
      'Relay report',
      'Use it when a relay is put into service, and at each maintenance test.',
      '[Field form: Relay report](/services/samples/relay-report/blank)[Spreadsheet: Relay report](/services/samples/relay-report.xlsx)[Filled sheet: Relay report](/services/samples/relay-report)',
      'Q-01',
      'Bolt torque',
      'Use it for each bolted joint that is made, opened or measured before winter.',
      '[Field form: Bolt torque](/services/samples/bolt-torque/blank)[Spreadsheet: Bolt torque](/services/samples/bolt-torque.xlsx)[Filled sheet: Bolt torque](/services/samples/bolt-torque)',
    ]);
  });

  test('links to the truck card', () => {
    expect(readSection('/services/samples', 'Truck card')).toEqual([
      'Records',
      'Truck card',
      'The card lists minimum approach distances, crane clearances, glove classes and the steps before you touch anything, in English and, on the back, in Spanish.',
      '[Print the card](/services/samples/truck-card)',
    ]);
  });
});

describe('the truck card', () => {
  test('says how to print it', () => {
    expect(readBlock('/services/samples/truck-card', 'gap-4')).toEqual([
      'Truck card',
      'Print the card on both sides of one Letter sheet, flipped on the long edge. The back is in Spanish.',
      'Print the card[En español](#espanol)',
    ]);
  });

  test('names who to call', () => {
    expect(readSection('/services/samples/truck-card', 'Who to call')).toEqual([
      'Who to call',
      'Fire, injury or a line down: [911](tel:911)',
      'Animas Switch & Line, day and night: [(970) 555-0162](tel:+19705550162)',
      "Owner's control room",
      'Utility',
      'Hospital',
      "This site's address or position",
    ]);
  });

  test('has each minimum approach distance at 4,000 ft', () => {
    expect(
      readSection(
        '/services/samples/truck-card',
        'Qualified line workers only. Everyone else: 10 ft or more',
      ),
    ).toEqual([
      'Qualified line workers only. Everyone else: 10 ft or more',
      'Volts, phase to phase | Phase to ground | Phase to phase',
      '50-300 V | Avoid contact',
      '480 V 301-750 V | 1 ft 2 in | 1 ft 2 in',
      '4.16 kV 751 V to 5 kV | 2 ft 2 in | 2 ft 2 in',
      '12.47 kV 5.1-15 kV | 2 ft 3 in | 2 ft 4 in',
      '24.9, 34.5 kV 15.1-36 kV | 2 ft 7 in | 3 ft 0 in',
      '36.1-46 kV | 2 ft 10 in | 3 ft 4 in',
      '69 kV 46.1-72.5 kV | 3 ft 5 in | 4 ft 1 in',
      '115 kV 72.6-121 kV | 3 ft 10 in | 4 ft 10 in',
      '138 kV 121.1-145 kV | 4 ft 5 in | 5 ft 6 in',
      'Measure from whatever is closest to the line: your hand, your tool or the part you carry.',
      "OSHA distances, corrected to 4,000 ft above sea level. Keep your employer's if they are larger. Over 72.5 kV, phase to phase: only with no tool and no large metal part in the gap.",
    ]);
  });

  test('has the clearances of cranes', () => {
    expect(
      readSection('/services/samples/truck-card', 'Everyone else, and anything raised'),
    ).toEqual([
      'Everyone else, and anything raised',
      '![A person, a boom truck and a line, to scale. The tip of the boom stays outside three rings around the line, at 10, 15 and 20 ft.]',
      'Drawn to scale. The person is 6 ft tall. 20 ft holds only to 350 kV. If the line could be higher, keep 50 ft. Ask its owner before anything is raised.',
      'Unqualified people at fixed equipment, NFPA 70E-2024: 3 ft 6 in up to 750 V, 5 ft 0 in up to 15 kV, 6 ft 0 in up to 36 kV.',
    ]);
  });

  test('lists the steps before touching', () => {
    expect(readSection('/services/samples/truck-card', 'Before you touch')).toEqual([
      'Before you touch',
      'On a sour site, wear your H2S monitor. If it alarms, get out upwind and uphill. Nobody goes back without breathing air.',
      'Ask why the equipment has to stay energized. Lost production is not a reason.',
      'Find every source on the one-line and walk it down: generators, UPS, batteries, drives, spinning pumps.',
      'Open each one, and see that it is open.',
      'Hang your own lock and tag. Each person hangs one.',
      'Let stored energy drain for the time marked on the drive.',
      'In rated gloves and arc-rated clothing, prove the tester on a live source.',
      'Test phase to phase and each phase to ground, then prove the tester again.',
      'Ground where voltage could be induced or fed back.',
    ]);
  });

  test('says what to do if a line is down', () => {
    expect(readSection('/services/samples/truck-card', 'A line is down')).toEqual([
      'A line is down',
      "Call 911, then the line's owner.",
      'Stay at least 35 ft away, farther on wet ground, and keep others away.',
      'If the line touches your truck, stay in until its owner confirms that it is de-energized and grounded.',
      'If fire forces you out, jump clear with your feet together. Never touch the truck and the ground at once. Shuffle away.',
    ]);
  });

  test('warns of arc flash', () => {
    expect(readSection('/services/samples/truck-card', 'Arc flash')).toEqual([
      'Arc flash',
      'These distances are for shock. Stay outside the arc-flash boundary on the label, or wear arc-rated clothing for its cal/cm². If there is no label, do not open it.',
    ]);
  });

  test('has the voltage of each class of gloves', () => {
    expect(readSection('/services/samples/truck-card', 'Rubber gloves, maximum V ac')).toEqual([
      'Rubber gloves, maximum V ac',
      'Class 00: 500',
      'Class 0: 1,000',
      'Class 1: 7,500',
      'Class 2: 17,000',
      'Class 3: 26,500',
      'Class 4: 36,000',
      'Wear leather over the rubber. Air-test before each use, and test electrically every six months.',
    ]);
  });

  test('names its sources and its edition', () => {
    expect(readBlock('/services/samples/truck-card', 'card-sources')).toEqual([
      expect.stringMatching(/^Sources: 29 CFR 1910\.269, .* truck card, edition \w+ \d{4}\.$/),
    ]);
  });

  test('names who to call in Spanish', () => {
    expect(readSection('/services/samples/truck-card', 'A quién llamar')).toEqual([
      'A quién llamar',
      'Fuego, heridos o línea caída: [911](tel:911)',
      'Animas Switch & Line, de día y de noche: [(970) 555-0162](tel:+19705550162)',
      'Cuarto de control del dueño',
      'Compañía de luz',
      'Hospital',
      'Dirección o coordenadas de este sitio',
    ]);
  });

  test('has each minimum approach distance in Spanish', () => {
    expect(
      readSection(
        '/services/samples/truck-card',
        'Solo linieros calificados. Los demás: 10 pies o más',
      ),
    ).toEqual([
      'Solo linieros calificados. Los demás: 10 pies o más',
      'Voltaje entre fases | Fase a tierra | Fase a fase',
      '50-300 V | No tocar',
      '480 V 301-750 V | 1 pie 2 pulg | 1 pie 2 pulg',
      '4.16 kV 751 V a 5 kV | 2 pies 2 pulg | 2 pies 2 pulg',
      '12.47 kV 5.1-15 kV | 2 pies 3 pulg | 2 pies 4 pulg',
      '24.9, 34.5 kV 15.1-36 kV | 2 pies 7 pulg | 3 pies 0 pulg',
      '36.1-46 kV | 2 pies 10 pulg | 3 pies 4 pulg',
      '69 kV 46.1-72.5 kV | 3 pies 5 pulg | 4 pies 1 pulg',
      '115 kV 72.6-121 kV | 3 pies 10 pulg | 4 pies 10 pulg',
      '138 kV 121.1-145 kV | 4 pies 5 pulg | 5 pies 6 pulg',
      'Mida desde lo que esté más cerca de la línea viva: la mano, la herramienta o la pieza que trae.',
      'Distancias de OSHA, corregidas hasta 4,000 pies sobre el nivel del mar. Si su compañía pide más, respete esa. Arriba de 72.5 kV, fase a fase: solo sin herramienta ni metal grande en medio.',
    ]);
  });

  test('has the clearances of cranes in Spanish', () => {
    expect(
      readSection('/services/samples/truck-card', 'Los demás, y todo lo que se levante'),
    ).toEqual([
      'Los demás, y todo lo que se levante',
      '![Una persona, un camión con pluma y una línea, a escala. La punta de la pluma queda fuera de tres círculos alrededor de la línea, a 10, 15 y 20 pies.]',
      'Dibujo a escala. La persona mide 6 pies. 20 pies alcanzan solo hasta 350 kV; si puede ser más, 50 pies. Pregúntele al dueño antes de levantar nada.',
      'No calificados en equipo fijo, NFPA 70E-2024: 3 pies 6 pulg hasta 750 V, 5 pies 0 pulg hasta 15 kV, 6 pies 0 pulg hasta 36 kV.',
    ]);
  });

  test('lists the steps before touching in Spanish', () => {
    expect(readSection('/services/samples/truck-card', 'Antes de tocar')).toEqual([
      'Antes de tocar',
      'Gas amargo: traiga puesto su monitor de H2S. Si suena, salga contra el viento y hacia lo alto. Nadie regresa sin equipo de aire.',
      'Pregunte por qué el equipo tiene que seguir energizado. Perder producción no es razón.',
      'Busque todas las fuentes en el unifilar y recórralas: generadores, UPS, baterías, variadores, bombas que giran.',
      'Abra cada una y vea que quedó abierta.',
      'Ponga su propio candado y su propia etiqueta. Cada persona pone los suyos.',
      'Deje que se descargue la energía guardada el tiempo que marca el variador.',
      'Con guantes dieléctricos y ropa contra arco, compruebe el probador en una fuente viva.',
      'Pruebe entre fases y cada fase a tierra, y vuelva a comprobar el probador.',
      'Aterrice donde pueda haber inducción o retorno.',
    ]);
  });

  test('says what to do if a line is down in Spanish', () => {
    expect(readSection('/services/samples/truck-card', 'Línea caída')).toEqual([
      'Línea caída',
      'Llame al 911 y luego al dueño de la línea.',
      'Quédese a 35 pies o más, más lejos si está mojado, y no deje que nadie se acerque.',
      'Si la línea toca su troca, quédese adentro hasta que el dueño confirme que está sin corriente y aterrizada.',
      'Si el fuego lo saca, brinque lejos con los pies juntos. Nunca toque troca y suelo a la vez. Aléjese sin levantar los pies.',
    ]);
  });

  test('warns of arc flash in Spanish', () => {
    expect(readSection('/services/samples/truck-card', 'Arco eléctrico')).toEqual([
      'Arco eléctrico',
      'Estas distancias son para choque eléctrico. Quédese fuera del límite de arco que marca la etiqueta, o use ropa contra arco para sus cal/cm². Si no hay etiqueta, no lo abra.',
    ]);
  });

  test('has the voltage of each class of gloves in Spanish', () => {
    expect(readSection('/services/samples/truck-card', 'Guantes de hule, máximo V ca')).toEqual([
      'Guantes de hule, máximo V ca',
      'Clase 00: 500',
      'Clase 0: 1,000',
      'Clase 1: 7,500',
      'Clase 2: 17,000',
      'Clase 3: 26,500',
      'Clase 4: 36,000',
      'Use guante de cuero encima. Prueba de aire antes de cada uso y prueba eléctrica cada seis meses.',
    ]);
  });
});
