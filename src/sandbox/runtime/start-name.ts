/** The name of the module that readies the framework in a frame. No package can have it. */
export const START_NAME = 'preview:start';
