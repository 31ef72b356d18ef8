/** A picture of the image service, without size. No part begins with a dot: `/i/../account` is a path of something else. */
export const imagePathPattern = /^\/i\/[\w-][\w.-]*\/[\w-][\w.-]*$/;
