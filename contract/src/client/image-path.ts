/** A path of the image service without a size. No segment starts with a dot, which excludes `/i/../account`. */
export const imagePathPattern = /^\/i\/[\w-][\w.-]*\/[\w-][\w.-]*$/;
