/** File that defines the rules, for messages to authors. */
export const legacyRedirectsFile = 'src/redirects/legacy-redirects.ts';

/**
 * Addresses that were published once, and the page that replaced each; sorted by old address. A
 * target may be an old address itself, and may name a heading of its page.
 */
export const legacyRedirects: Readonly<Record<string, string>> = {
  '/best-practices/security': '/guide/security',
  '/docs': '/overview',
  '/guide/animations/complex-sequences': '/guide/legacy-animations/complex-sequences',
  '/guide/animations/enter-and-leave': '/guide/animations',
  '/guide/animations/reusable-animations': '/guide/legacy-animations/reusable-animations',
  '/guide/animations/route-animations': '/guide/routing/route-transition-animations',
  '/guide/animations/transition-and-triggers': '/guide/legacy-animations/transition-and-triggers',
  '/guide/animations/transitions-and-triggers': '/guide/legacy-animations/transition-and-triggers',
  '/guide/components/anatomy-of-components': '/guide/components',
  '/guide/components/importing': '/guide/components#using-components',
  '/guide/components/output-function': '/guide/components/outputs',
  '/guide/defer': '/guide/templates/defer',
  '/guide/experimental/zoneless': '/guide/zoneless',
  '/guide/hybrid-rendering': '/guide/ssr',
  '/guide/ngmodules': '/guide/ngmodules/overview',
  '/guide/ngmodules/faq': '/guide/ngmodules/overview',
  '/guide/ngmodules/lazy-loading': '/guide/ngmodules/overview',
  '/guide/ngmodules/providers': '/guide/ngmodules/overview',
  '/guide/ngmodules/singleton-services': '/guide/ngmodules/overview',
  '/guide/pipes': '/guide/templates/pipes',
  '/guide/prerendering': '/guide/ssr',
  '/guide/signals/inputs': '/guide/components/inputs',
  '/guide/signals/model': '/guide/components/inputs#two-way-binding',
  '/guide/signals/queries': '/guide/components/queries',
  '/guide/signals/rxjs-interop': '/ecosystem/rxjs-interop',
  '/guide/templates/attribute-binding':
    '/guide/templates/binding#binding-dynamic-properties-and-attributes',
  '/guide/templates/class-binding':
    '/guide/templates/binding#css-class-and-style-property-bindings',
  '/guide/templates/event-binding': '/guide/templates/event-listeners',
  '/guide/templates/interpolation':
    '/guide/templates/binding#render-dynamic-text-with-text-interpolation',
  '/guide/templates/let-template-variables':
    '/guide/templates/variables#local-template-variables-with-let',
  '/guide/templates/property-binding':
    '/guide/templates/binding#binding-dynamic-properties-and-attributes',
  '/guide/templates/property-binding-best-practices':
    '/guide/templates/binding#binding-dynamic-properties-and-attributes',
  '/guide/templates/reference-variables': '/guide/templates/variables#template-reference-variables',
  '/guide/templates/svg-in-templates': '/guide/templates/binding',
  '/guide/templates/template-statements': '/guide/templates/event-listeners',
  '/hmr': '/tools/cli/build-system-migration#hot-module-replacement',
  '/reference': '/api',
  '/tutorials/deferrable-views/defer-triggers': '/tutorials/deferrable-views/3-defer-triggers',
  '/tutorials/deferrable-views/loading-error-placeholder':
    '/tutorials/deferrable-views/2-loading-error-placeholder',
  '/tutorials/deferrable-views/what-are-deferrable-views':
    '/tutorials/deferrable-views/1-what-are-deferrable-views',
  '/tutorials/first-app/Home': '/tutorials/first-app/02-Home',
  '/tutorials/first-app/HousingLocation': '/tutorials/first-app/03-HousingLocation',
  '/tutorials/first-app/details-page': '/tutorials/first-app/11-details-page',
  '/tutorials/first-app/dynamic-template-values': '/tutorials/first-app/07-dynamic-template-values',
  '/tutorials/first-app/forms': '/tutorials/first-app/12-forms',
  '/tutorials/first-app/hello-world': '/tutorials/first-app/01-hello-world',
  '/tutorials/first-app/http': '/tutorials/first-app/14-http',
  '/tutorials/first-app/inputs': '/tutorials/first-app/05-inputs',
  '/tutorials/first-app/interfaces': '/tutorials/first-app/04-interfaces',
  '/tutorials/first-app/ngFor': '/tutorials/first-app/08-ngFor',
  '/tutorials/first-app/property-binding': '/tutorials/first-app/06-property-binding',
  '/tutorials/first-app/routing': '/tutorials/first-app/10-routing',
  '/tutorials/first-app/search': '/tutorials/first-app/13-search',
  '/tutorials/first-app/services': '/tutorials/first-app/09-services',
  '/tutorials/learn-angular/components-in-angular':
    '/tutorials/learn-angular/1-components-in-angular',
  '/tutorials/learn-angular/composing-components':
    '/tutorials/learn-angular/3-composing-components',
  '/tutorials/learn-angular/control-flow-for': '/tutorials/learn-angular/5-control-flow-for',
  '/tutorials/learn-angular/control-flow-if': '/tutorials/learn-angular/4-control-flow-if',
  '/tutorials/learn-angular/create-a-pipe': '/tutorials/learn-angular/24-create-a-pipe',
  '/tutorials/learn-angular/creating-an-injectable-service':
    '/tutorials/learn-angular/19-creating-an-injectable-service',
  '/tutorials/learn-angular/deferrable-views': '/tutorials/learn-angular/10-deferrable-views',
  '/tutorials/learn-angular/define-a-route': '/tutorials/learn-angular/13-define-a-route',
  '/tutorials/learn-angular/enable-routing': '/tutorials/learn-angular/12-enable-routing',
  '/tutorials/learn-angular/event-handling': '/tutorials/learn-angular/7-event-handling',
  '/tutorials/learn-angular/form-control-values': '/tutorials/learn-angular/16-form-control-values',
  '/tutorials/learn-angular/forms': '/tutorials/learn-angular/15-forms',
  '/tutorials/learn-angular/forms-validation': '/tutorials/learn-angular/18-forms-validation',
  '/tutorials/learn-angular/inject-based-di': '/tutorials/learn-angular/20-inject-based-di',
  '/tutorials/learn-angular/input': '/tutorials/learn-angular/8-input',
  '/tutorials/learn-angular/next-steps': '/tutorials/learn-angular/25-next-steps',
  '/tutorials/learn-angular/optimizing-images': '/tutorials/learn-angular/11-optimizing-images',
  '/tutorials/learn-angular/output': '/tutorials/learn-angular/9-output',
  '/tutorials/learn-angular/pipes': '/tutorials/learn-angular/22-pipes',
  '/tutorials/learn-angular/pipes-format-data': '/tutorials/learn-angular/23-pipes-format-data',
  '/tutorials/learn-angular/property-binding': '/tutorials/learn-angular/6-property-binding',
  '/tutorials/learn-angular/reactive-forms': '/tutorials/learn-angular/17-reactive-forms',
  '/tutorials/learn-angular/routerLink': '/tutorials/learn-angular/14-routerLink',
  '/tutorials/learn-angular/updating-the-component-class':
    '/tutorials/learn-angular/2-updating-the-component-class',
  '/tutorials/signals/component-communication-with-signals':
    '/tutorials/signals/5-component-communication-with-signals',
  '/tutorials/signals/creating-your-first-signal':
    '/tutorials/signals/1-creating-your-first-signal',
  '/tutorials/signals/deriving-state-with-computed-signals':
    '/tutorials/signals/2-deriving-state-with-computed-signals',
  '/tutorials/signals/deriving-state-with-linked-signals':
    '/tutorials/signals/3-deriving-state-with-linked-signals',
  '/tutorials/signals/managing-async-data-with-signals':
    '/tutorials/signals/4-managing-async-data-with-signals',
  '/tutorials/signals/next-steps': '/tutorials/signals/11-next-steps',
  '/tutorials/signals/query-child-elements-with-signal-queries':
    '/tutorials/signals/9-query-child-elements-with-signal-queries',
  '/tutorials/signals/reacting-to-signal-changes-with-effect':
    '/tutorials/signals/10-reacting-to-signal-changes-with-effect',
  '/tutorials/signals/two-way-binding-with-model-signals':
    '/tutorials/signals/6-two-way-binding-with-model-signals',
  '/tutorials/signals/using-signals-with-directives':
    '/tutorials/signals/8-using-signals-with-directives',
  '/tutorials/signals/using-signals-with-services':
    '/tutorials/signals/7-using-signals-with-services',
};
