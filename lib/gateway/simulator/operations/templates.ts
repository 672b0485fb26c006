import type { JsonObject } from '../../contract/types';
import { checkColors, checkCommon } from '../checks/invoicing';
import { newId } from '../state/random';
import type { Stored } from '../state/state';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { isObject, objectAt, text, time } from '../wire/json';
import { pageOf } from '../wire/lists';

/** `POST /v1/invoicing/template`: make one, or change one. */
export function templateSave(world: World, { body }: Call): Answer {
  const id = text(body, 'template_id');
  const known = id === undefined ? undefined : world.state.templates.get(id);
  if (id !== undefined && !known) {
    throw new ApiError(3007, 'No such template for this point.', 'template_id');
  }
  const template = saveTemplate(world, body, id);
  return { status: known ? 200 : 201, body: { data: { ...template } } };
}

/** A template of a body that fits its schema: a new one, or the next version of the one with this id. */
export function saveTemplate(
  world: World,
  body: JsonObject,
  id = newId('tpl', world.now, world.random),
): Stored {
  const { templates, pages } = world.state;
  const known = templates.get(id);
  if (!known && text(body, 'name') === undefined) {
    throw new ApiError(2005, 'name is missing.', 'name');
  }
  checkCommon(world, objectAt(body, 'defaults') ?? {}, ['active_from', 'active_to']);
  const look = { ...part(known, 'customization'), ...objectAt(body, 'customization') };
  checkColors(body.customization === undefined ? undefined : look, 'customization.');
  const template: Stored = {
    template_id: id,
    name: text(body, 'name') ?? known?.name ?? '',
    version: Number(known?.version ?? 0) + 1,
    defaults: { ...part(known, 'defaults'), ...objectAt(body, 'defaults') },
    customization: look,
    created_at: known?.created_at ?? time(world.now),
    updated_at: time(world.now),
  };
  templates.set(id, template);
  if (body.apply_to_pages === true) {
    for (const page of pages.values()) {
      if (page.template_id === template.template_id) page._look = look;
    }
  }
  return template;
}

const part = (template: Stored | undefined, name: string) => {
  const found = template?.[name];
  return isObject(found) ? found : {};
};

/** `GET /v1/invoicing/templates`. */
export function templateList(world: World, call: Call): Answer {
  const found = [...world.state.templates.values()].reverse();
  const { items, page } = pageOf(world, call, found, ({ template_id }) => String(template_id));
  return { status: 200, body: { data: items.map((item) => ({ ...item })), page } };
}
