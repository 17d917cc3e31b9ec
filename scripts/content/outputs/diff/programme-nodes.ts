import { doseFields } from '../../../../schema/dose.ts';
import { feminine, masculine } from '../../../../schema/meta.ts';
import { type DayEntry, dayEntry, type Week } from '../../../../schema/week.ts';
import {
  type Block,
  block as blockSchema,
  type Prescription,
  prescription as prescriptionSchema,
  type WorkoutOption,
  type WorkoutPage,
  workoutOption,
} from '../../../../schema/workout.ts';
import { formatDose } from '../../../../src/format/dose.ts';
import { formatLoad } from '../../../../src/format/load.ts';
import { nounOf } from '../../field-names.ts';
import { KINDS, phaseNumberOf, routeOf } from '../../kinds.ts';
import { blocksOf } from '../../workout-blocks.ts';
import type { Names } from '../display-names.ts';
import { fieldsOf } from './fields.ts';
import type { DiffNode, Root } from './node.ts';

export function weekNode(file: string, week: Week, names: Names): Root {
  const { properties, children } = fieldsOf(KINDS.week.schema, week, { omit: ['number', 'days'] });
  return {
    file,
    keys: [String(week.number)],
    name: `Semaine ${week.number}`,
    noun: feminine('semaine'),
    properties: [...properties, { noun: feminine('phase'), value: String(phaseNumberOf(file)), hiddenWhenNew: true }],
    children: [...children, ...week.days.map((day) => dayNode(day, names))],
    isOrdered: false,
  };
}

function dayNode(day: DayEntry, names: Names): DiffNode {
  return {
    keys: [day.day],
    name: `${day.day}, ${day.activity}`,
    noun: feminine('journée'),
    slot: { place: day.day, content: day.activity },
    isOrdered: false,
    ...fieldsOf(dayEntry, day, {
      omit: ['day'],
      describe: (key, value) => {
        const id = String(value);
        // What the name of the day says already.
        if (key === 'activity') return { noun: nounOf(dayEntry, key), value: id, isText: true, hiddenWhenNew: true };
        if (key === 'link') return { noun: nounOf(dayEntry, key), value: id, shown: names.page(id), isText: true };
        if (key === 'pace') {
          const paces = (day.pace ?? []).map((pace) => names.pace(pace)).join(', ');
          return { noun: nounOf(dayEntry, key), value: paces, isText: true };
        }
        if (key !== 'suggested') return undefined;
        return { noun: nounOf(dayEntry, key), value: id, shown: names.option(day.link, id), isText: true };
      },
    }),
  };
}

export function pageNode(file: string, page: WorkoutPage, names: Names): Root {
  const route = routeOf(file);
  const phase = phaseNumberOf(file);
  const { properties, children } = fieldsOf(KINDS.workoutPage.schema, page, { omit: ['options'] });
  return {
    file,
    keys: [route, `${phase} ${page.title}`],
    name: `Phase ${phase}, ${page.title}`,
    noun: feminine('page'),
    properties: [...properties, { noun: feminine('adresse'), value: route }],
    children: [
      ...children,
      {
        keys: ['options'],
        name: '',
        noun: nounOf(KINDS.workoutPage.schema, 'options'),
        properties: [],
        children: page.options.map((option) => optionNode(option, route, names)),
        isOrdered: true,
      },
    ],
    isOrdered: false,
  };
}

function optionNode(option: WorkoutOption, route: string, names: Names): DiffNode {
  // As members see it: a plain list is one circuit.
  const circuits = blocksOf(option);
  const { properties, children } = fieldsOf(workoutOption, option, { omit: ['exercises', 'blocks'] });
  return {
    keys: [option.id, option.name],
    identity: `option ${option.id}`,
    name: option.name,
    noun: nounOf(KINDS.workoutPage.schema, 'options'),
    properties,
    children: [
      ...children,
      ...circuits.map((block, index) => {
        const called = block.title ?? (circuits.length > 1 ? `circuit ${index + 1}` : '');
        return blockNode(block, index, called, `dose ${route} ${option.id}`, names);
      }),
    ],
    isOrdered: true,
  };
}

function blockNode(block: Block, index: number, called: string, scope: string, names: Names): DiffNode {
  return {
    keys: [block.title ?? `#${index}`, `#${index}`],
    name: called,
    noun: masculine('circuit'),
    properties: fieldsOf(blockSchema, block, { omit: ['exercises'] }).properties,
    children: block.exercises.map((prescription) => prescriptionNode(prescription, scope, names)),
    isOrdered: true,
  };
}

function prescriptionNode(prescription: Prescription, scope: string, names: Names): DiffNode {
  const { properties, children } = fieldsOf(prescriptionSchema, prescription, {
    omit: ['exercise', 'sets', ...Object.keys(doseFields)],
    describe: (key) => {
      const { load, pace } = prescription;
      const noun = nounOf(prescriptionSchema, key);
      if (key === 'load' && load) return { noun, value: formatLoad(load), isText: true };
      if (key === 'pace' && pace) return { noun, value: pace, shown: names.pace(pace), isText: true };
      return undefined;
    },
  });
  return {
    keys: [prescription.exercise],
    identity: `${scope} ${prescription.exercise}`,
    name: names.exercise(prescription.exercise),
    noun: nounOf(blockSchema, 'exercises'),
    properties: [{ noun: feminine('dose'), value: formatDose(prescription) }, ...properties],
    children,
    isOrdered: false,
  };
}
