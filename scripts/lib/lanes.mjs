/**
 * What decides when a stage may begin.
 * @typedef {object} Turn
 * @property {string} name
 * @property {string} [needs] the stage whose files this one reads
 * @property {readonly string[]} [after] stages that write to files of this one
 * @property {boolean} [aside] whether it runs in the second lane
 * @property {boolean} [alone] whether nothing may run beside it
 */

/**
 * Whether a stage begins only after an earlier one has ended.
 * @param {Turn} stage
 * @param {Turn} earlier one that comes before it in the list
 * @returns {boolean | undefined}
 */
function waitsFor(stage, earlier) {
  const isSameLane = Boolean(stage.aside) === Boolean(earlier.aside);
  const isNamed = stage.needs === earlier.name || stage.after?.includes(earlier.name);
  return isSameLane || stage.alone || earlier.alone || isNamed;
}

/**
 * Runs stages in two lanes: in each of them one after the other, in the order of the list. A stage that is `alone` begins when all before it have ended, and all
 * after it wait for it. A stage that comes to a failure does not stop the others.
 * @template {Turn} Stage
 * @template Result
 * @param {readonly Stage[]} stages each after the one that it needs
 * @param {(stage: Stage, needed: Result | undefined) => Promise<Result>} run is given the result of the stage that this one needs, if that is in the list
 * @returns {Promise<Result[]>} in the order of the list
 * @throws what `run` throws, once the other lane has ended. What would have come after in the same lane does not run.
 */
export async function runInLanes(stages, run) {
  /** @type {Promise<Result>[]} */
  const results = [];
  for (const [index, stage] of stages.entries()) {
    const earlier = stages.slice(0, index);
    const awaited = earlier.flatMap((other, at) => (waitsFor(stage, other) ? [results[at]] : []));
    const needed = results[earlier.findIndex(({ name }) => name === stage.needs)];
    results.push(Promise.all(awaited).then(async () => run(stage, await needed)));
  }
  await Promise.allSettled(results);
  return Promise.all(results);
}
