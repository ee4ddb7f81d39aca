import { isBuiltName } from '@/entities/restaurant';
import { photographOf } from '@/shared/ui/picture';

/** The glass art shows the courtyard, the dishes and the coast of the restaurant that the files name; another one has its own photos. */
export const isShown = (picture: string): boolean => isBuiltName() || photographOf(picture) !== undefined;
