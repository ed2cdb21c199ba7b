/** A service that answers for thousands of tenants, each with a LoRA adapter of its own on one shared base model. */
@NullMarked
package headroom.problems.lora;

import org.jspecify.annotations.NullMarked;
