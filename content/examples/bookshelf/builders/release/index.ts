import {
  createBuilder,
  targetFromTargetString,
} from '@angular-devkit/architect';

interface Options {
  buildTarget: string;
}

export default createBuilder<Options>(async (options, context) => {
  const target = targetFromTargetString(options.buildTarget);
  const build = await context.scheduleTarget(target, { progress: false });
  const { success } = await build.result;
  await build.stop();
  if (!success) {
    return { success: false, error: 'The build failed.' };
  }

  const { project } = target;
  const list = await context.scheduleTarget({
    project,
    target: 'reading-list',
  });
  const listed = await list.result;
  await list.stop();
  return listed;
});
